import type { Payload } from 'payload'
import { seedLibrary } from './library.ts'

/** The environment variable that says how many pictures there are to be. */
export const picturesVariable = 'PICTURES'

export const person = { email: 'admin@example.com', password: 'test' }

export default async function seed(payload: Payload, say: (line: string) => void): Promise<void> {
  const count = Number(process.env[picturesVariable] ?? 0)
  if (count > 0) say(await seedLibrary(payload, count))
  // Last: an empty database is one without users.
  await payload.create({ collection: 'users', data: person } as never)
}
