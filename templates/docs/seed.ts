import type { Payload } from 'payload'
import { fromPlainText } from 'stateroom-admin/rich-text'

/** Fills an empty database. It runs once, at the first start. */
export default async function seed(payload: Payload, say: (line: string) => void): Promise<void> {
  const section = await payload.create({
    collection: 'sections',
    data: { title: 'Get started', slug: 'get-started', position: 1 },
  })
  const made = []
  for (const { text, title, slug } of pages) {
    made.push(
      await payload.create({
        collection: 'pages',
        data: {
          title,
          slug,
          section: section.id,
          position: made.length + 1,
          body: fromPlainText(text),
          _status: 'published',
        },
      }),
    )
  }
  await payload.updateGlobal({
    slug: 'header',
    data: { links: made.map(({ id }, index) => ({ label: pages[index]?.title, page: id })) },
  })
  say(`Added ${made.length} pages and a section.`)
}

const pages = [
  {
    title: 'Install',
    slug: 'install',
    text: 'What readers need before they begin.\n\nReplace this text with your own.',
  },
  {
    title: 'First steps',
    slug: 'first-steps',
    text: 'The shortest way to a result.\n\nReplace this text with your own.',
  },
]
