import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromPlainText } from '#rich-text'
import { password } from '../../examples/magazine/seed/people.ts'
import type { MagazineHere } from './thin-magazine-server.ts'
import { startMagazineHere } from './thin-magazine-server.ts'

let magazine: MagazineHere

beforeAll(async () => {
  magazine = await startMagazineHere({ isEmpty: true })
})

afterAll(() => magazine.close())

test('the very first user becomes an admin, the second stays what they are', async () => {
  const first = await createUser('first@magazine.example')
  const second = await createUser('second@magazine.example')
  expect([first.role, second.role]).toEqual(['admin', 'author'])
})

test('PERM-1 the public reads what is published and nothing else', async () => {
  await createPost({ title: 'A public post', _status: 'published' })
  await createPost({ title: 'A secret draft', _status: 'draft' })
  const response = await fetch(`${magazine.address}/api/posts?sort=title`)
  const { docs }: { docs: { title: string }[] } = await response.json()
  expect(docs.map(({ title }) => title)).toEqual(['A public post'])
})

test('PERM-1 an author changes a draft, and can neither publish it nor touch what is public', async () => {
  const { payload } = magazine.server
  const user = await createUser('author@magazine.example')
  const draft = await createPost({ title: 'A draft of mine', _status: 'draft' })
  const live = await createPost({ title: 'Long since public', _status: 'published' })
  const asAuthor = {
    collection: 'posts',
    user: { ...user, collection: 'users' },
    overrideAccess: false,
  } as const

  const changed = await payload.update({
    ...asAuthor,
    id: draft.id,
    draft: true,
    data: { title: 'Better' },
  })
  expect(changed.title).toBe('Better')
  await expect(
    payload.update({ ...asAuthor, id: draft.id, data: { _status: 'published' } }),
  ).rejects.toThrow(/not allowed/)
  await expect(
    payload.update({ ...asAuthor, id: live.id, draft: true, data: { title: 'Mine' } }),
  ).rejects.toThrow(/not allowed/)
})

test('a post published without a date gets the present one, and its address from its title', async () => {
  const post = await createPost({ title: 'Über Brücken, again', _status: 'published' })
  expect(post.slug).toBe('ueber-bruecken-again')
  expect(Date.now() - Date.parse(String(post.publishedAt))).toBeLessThan(60_000)
})

const createUser = (email: string) =>
  magazine.server.payload.create({
    collection: 'users',
    data: { name: 'Somebody', email, password, role: 'author' },
  })

async function createPost(data: { title: string; _status: 'draft' | 'published' }) {
  const { payload } = magazine.server
  const author = await payload.create({ collection: 'authors', data: { name: 'Somebody' } })
  return payload.create({
    collection: 'posts',
    draft: data._status === 'draft',
    data: {
      excerpt: 'Long enough to be an excerpt.',
      body: fromPlainText('A body.'),
      author: author.id,
      ...data,
    },
  })
}
