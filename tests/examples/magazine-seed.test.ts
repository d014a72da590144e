// @module-tag slow
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password } from '../../examples/magazine/seed/people.ts'
import { writePosts } from '../../examples/magazine/seed/write-post.ts'
import type { MagazineHere } from './thin-magazine-server.ts'
import { startMagazineHere, thin } from './thin-magazine-server.ts'

let magazines: MagazineHere[]

beforeAll(async () => {
  magazines = [await startMagazineHere(), await startMagazineHere()]
})

afterAll(async () => {
  for (const magazine of magazines) await magazine.close()
})

test('the seed makes the same magazine every time', async () => {
  const [one, two] = await Promise.all(magazines.map(digestOf))
  expect(one).toBe(two)
})

test('the seed leaves drafts, public posts, and public posts with changes that wait', async () => {
  const { payload } = firstOf(magazines).server
  const newest = await payload.find({ collection: 'posts', draft: true, pagination: false })
  const live = await payload.find({ collection: 'posts', pagination: false })
  const isLive = new Set(live.docs.filter(isPublished).map(({ id }) => id))
  const [never, waiting] = [
    live.docs.filter((post) => !isPublished(post)),
    newest.docs.filter((post) => !isPublished(post) && isLive.has(post.id)),
  ]
  expect(live.totalDocs).toBe(thin.posts)
  expect(never.length).toBeGreaterThan(0)
  expect(waiting.length).toBeGreaterThan(0)
  expect(isLive.size).toBeGreaterThan(thin.posts * 0.7)
})

test('the newest posts are written in German too, the older ones are not', async () => {
  const { payload } = firstOf(magazines).server
  const { docs } = await payload.find({
    collection: 'posts',
    locale: 'de',
    fallbackLocale: false,
    draft: true,
    sort: '-id',
    pagination: false,
  })
  const german = docs.map(({ title }) => Boolean(title))
  expect(german.slice(0, thin.postsInGerman)).not.toContain(false)
  expect(german.slice(thin.postsInGerman)).not.toContain(true)
})

test('two thousand posts have two thousand addresses and no gap left unfilled', () => {
  const posts = writePosts(2000)
  expect(new Set(posts.map(({ slug }) => slug)).size).toBe(2000)
  for (const { en, de } of posts) {
    for (const { title, excerpt, body } of [en, de]) {
      expect(`${title} ${excerpt} ${body}`).not.toMatch(/[{}]|undefined/)
      expect(title.length).toBeLessThanOrEqual(120)
      expect(excerpt.length).toBeLessThanOrEqual(300)
    }
  }
})

const isPublished = (post: Readonly<Record<string, unknown>>) => post._status === 'published'

function firstOf(servers: readonly MagazineHere[]): MagazineHere {
  const [first] = servers
  if (!first) throw new Error('No magazine was started.')
  return first
}

/** What the REST API answers about everything, but for the hour and the ids of rows. */
async function digestOf({ address }: MagazineHere): Promise<string> {
  const hash = createHash('sha256')
  const headers = { origin: address, cookie: await signIn(address) }
  for (const path of [
    'posts',
    'posts?draft=true',
    'pages',
    'authors',
    'categories',
    'media',
    'globals/settings',
  ]) {
    const query = 'locale=all&depth=0&limit=200&sort=id'
    const response = await fetch(
      `${address}/api/${path}${path.includes('?') ? '&' : '?'}${query}`,
      {
        headers,
      },
    )
    expect(response.status).toBe(200)
    const answer = await response.json()
    if (path === 'posts') expect(answer.totalDocs).toBe(thin.posts)
    hash.update(JSON.stringify(answer, withoutChance))
  }
  return hash.digest('hex')
}

/** Drafts are for those who are signed in. */
async function signIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ email: 'editor@magazine.example', password }),
  })
  return response.headers.get('set-cookie') ?? ''
}

function withoutChance(key: string, value: unknown): unknown {
  if (key === 'updatedAt' || key === 'createdAt') return undefined
  return key === 'id' && typeof value === 'string' ? undefined : value
}
