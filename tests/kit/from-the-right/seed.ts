import type { Payload } from 'payload'
import { admin, editor } from '../magazine.ts'

export default async (payload: Payload) => {
  const { id } = await payload.create({ collection: 'users', data: { ...admin, role: 'admin' } })
  await payload.create({ collection: 'users', data: { ...editor, role: 'editor' } })
  for (let number = 1; number <= 12; number += 1) {
    const data = { title: `ملاحظة ${number}`, _status: 'draft' }
    await payload.create({ collection: 'notes', data })
  }
  const wreck = await payload.create({ collection: 'wrecks', data: { title: 'Swallow of 1790' } })
  await payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'wrecks', value: wreck.id },
      user: { relationTo: 'users', value: id },
    },
  })
}
