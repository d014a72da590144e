import type { Payload } from 'payload'
import { seedStaff } from '../../../examples/magazine/seed/steps/people.ts'

/** Somebody who wrote in both collections, and the people who may look. */
export default async function seed(payload: Payload): Promise<void> {
  await seedStaff(payload)
  const { id: author } = await payload.create({
    collection: 'authors',
    data: { name: 'Joined Jo' },
  })
  const make = (collection: string, title: string) =>
    payload.create({ collection, draft: true, data: { title, author } })
  for (const title of ['Post one', 'Post two']) await make('posts', title)
  for (let page = 1; page <= 6; page += 1) await make('pages', `Page ${page}`)
}
