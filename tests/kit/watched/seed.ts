import type { Payload } from 'payload'
import { admin } from '../magazine.ts'

export default async function seed(payload: Payload): Promise<void> {
  await payload.create({
    collection: 'users',
    data: { email: admin.email, password: admin.password },
  })
}
