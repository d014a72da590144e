import type { Payload } from 'payload'
import { fromPlainText } from 'stateroom-admin/rich-text'

/** Fills an empty database. It runs once, at the first start. */
export default async function seed(payload: Payload, say: (line: string) => void): Promise<void> {
  const author = await payload.create({
    collection: 'authors',
    data: { name: 'Mira Holt', biography: 'Writes about made things.' },
  })
  const category = await payload.create({
    collection: 'categories',
    data: { title: 'Workshops', slug: 'workshops' },
  })
  for (const { status, text, title, slug } of posts) {
    await payload.create({
      collection: 'posts',
      data: {
        title,
        slug,
        summary: text.split('\n')[0],
        body: fromPlainText(text),
        author: author.id,
        categories: [category.id],
        publishedAt: status === 'published' ? new Date().toISOString() : undefined,
        _status: status,
      },
    })
  }
  say(`Added ${posts.length} posts, an author and a category.`)
}

const posts = [
  {
    title: 'A press in the attic',
    slug: 'a-press-in-the-attic',
    status: 'published',
    text: 'Four flights up, a hand press prints three hundred sheets a day.\n\nNobody remembers how it got there.',
  },
  {
    title: 'The last rope walk',
    slug: 'the-last-rope-walk',
    status: 'published',
    text: 'A rope can be no longer than the building it’s made in.\n\nThis one has room for two hundred meters.',
  },
  {
    title: 'Glass, slowly',
    slug: 'glass-slowly',
    status: 'draft',
    text: 'A draft: only people who are signed in can read it.',
  },
] as const
