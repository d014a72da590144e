import type { Payload } from 'payload'
import { people } from './people.ts'

/** One page, and everybody who looks at it. */
export default async function seed(payload: Payload): Promise<void> {
  await payload.create({ collection: 'pages', data: { title: 'A page' } } as never)
  for (const data of people) await payload.create({ collection: 'users', data } as never)
}
