import type { Payload } from 'payload'

/** Fills an empty database. It runs once, at the first start. */
export default async function seed(payload: Payload, say: (line: string) => void): Promise<void> {
  await payload.create({
    collection: 'pages',
    data: {
      title: 'Welcome',
      slug: 'welcome',
      body: 'Edit this page in the panel, or delete it.',
    },
  })
  say('Added a page.')
}
