import type { Payload } from 'payload'

export const person = { email: 'admin@example.com', password: 'test' }

export default async function seed(payload: Payload): Promise<void> {
  await payload.create({ collection: 'users', data: person } as never)
}
