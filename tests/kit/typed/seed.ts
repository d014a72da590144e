import type { Payload } from 'payload'
import { admin, secondEditor } from '../magazine.ts'

/** Two who sign in. */
export default async function seed(payload: Payload): Promise<void> {
  await payload.create({ collection: 'users', data: { ...admin } })
  await payload.create({ collection: 'users', data: { ...secondEditor } })
}
