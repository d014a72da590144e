import type { Payload } from 'payload'
import { diceFor } from '../dice.ts'
import type { MagazineSize } from '../magazine-size.ts'
import { postBody } from '../rich-text/post-body.ts'
import type { Manuscript } from '../write-post.ts'
import { writePosts } from '../write-post.ts'
import type { Shelf, Standing } from './file-post.ts'
import { filePost, standingOf } from './file-post.ts'
import type { Id } from './id.ts'

/**
 * All posts, oldest first, so that the newest has the highest id.
 * Returns the newest one that is public.
 */
export async function seedPosts(
  payload: Payload,
  say: (line: string) => void,
  size: MagazineSize,
  shelf: Shelf,
): Promise<Id | undefined> {
  let newest: Id | undefined
  const oldestFirst = [...writePosts(size.posts).entries()].reverse()
  for (const [index, [age, manuscript]] of oldestFirst.entries()) {
    const standing = standingOf(diceFor(`standing of ${age}`))
    const id = await createPost(payload, standing, filePost(age, manuscript, shelf))
    if (age < size.postsInGerman) await translatePost(payload, standing, id, manuscript)
    if (standing === 'changed') await changePost(payload, id, manuscript)
    if (standing !== 'draft') newest = id

    const written = index + 1
    if (written % 250 === 0) say(`${written} of ${size.posts} posts are written.`)
  }
  return newest
}

async function createPost(
  payload: Payload,
  standing: Standing,
  post: ReturnType<typeof filePost>,
): Promise<Id> {
  const isDraft = standing === 'draft'
  const { id } = await payload.create({
    collection: 'posts',
    depth: 0,
    draft: isDraft,
    data: isDraft
      ? { ...post, publishedAt: null, _status: 'draft' }
      : { ...post, _status: 'published' },
  })
  return id
}

async function translatePost(
  payload: Payload,
  standing: Standing,
  id: Id,
  { de, kind }: Manuscript,
) {
  const isDraft = standing === 'draft'
  await payload.update({
    collection: 'posts',
    id,
    depth: 0,
    locale: 'de',
    draft: isDraft,
    data: { ...de, body: postBody(kind, de.body), _status: isDraft ? 'draft' : 'published' },
  })
}

/** An editor has begun to rework a public post, and has not published that yet. */
async function changePost(payload: Payload, id: Id, { en, kind }: Manuscript) {
  await payload.update({
    collection: 'posts',
    id,
    depth: 0,
    draft: true,
    data: {
      title: `${en.title}, revisited`,
      body: postBody(kind, `${en.body}\n\nA reader has since written to us with a correction.`),
      _status: 'draft',
    },
  })
}
