import type { Payload } from 'payload'
import { admin } from '../magazine.ts'

/** Somebody who forgets their password, somebody who changes it, and somebody who does neither. */
export default async function seed(payload: Payload): Promise<void> {
  const people = [admin.email, 'forgetful@magazine.example', 'careful@magazine.example']
  for (const email of people) {
    await payload.create({ collection: 'users', data: { email, password: admin.password } })
  }
}
