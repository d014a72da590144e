import type { Payload } from 'payload'
import { admin } from '../magazine.ts'

/** Somebody who signs in with a code, and somebody who comes from the identity provider. */
export default async function seed(payload: Payload): Promise<void> {
  for (const email of [admin.email, 'noor@magazine.example']) {
    await payload.create({ collection: 'users', data: { email, password: admin.password } })
  }
}
