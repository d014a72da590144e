import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Favorite } from '../../../ui/client/favorites.ts'
import { changeFavorites, favoritesIn, favoritesPreference } from '../../../ui/client/favorites.ts'
import type { Http } from '../../../ui/client/http.ts'

const post: Favorite = { slug: 'posts', id: 12 }
const drafts: Favorite = { slug: 'posts', search: '?sort=title', name: 'Drafts' }

/** Keeps what is written, and answers it. */
function serverWith(favorites: readonly unknown[]) {
  const server = { value: { favorites } as unknown, isRefusing: false }
  const http = vi.fn(async (_path: string, request?: { body?: { value: unknown } }) => {
    if (request?.body && server.isRefusing) throw new Error('Refused.')
    if (request?.body) server.value = request.body.value
    return { value: server.value }
  })
  return { server, http: http as unknown as Http }
}

// As a page that isn't secure has it: without locks.
beforeEach(() => void vi.stubGlobal('navigator', {}))

test('39.1 what another browser added since stays, and the newest is first', async () => {
  const { http, server } = serverWith([])
  const queries = new QueryClient()
  await queries.fetchQuery(favoritesPreference(http))
  server.value = { favorites: [drafts] }

  await changeFavorites(http, queries, 'add', post)

  expect(server.value).toEqual({ favorites: [post, drafts] })
  expect(await queries.fetchQuery(favoritesPreference(http))).toEqual([post, drafts])
})

test('39.1 each is kept once, whichever way its id is written', async () => {
  const { http, server } = serverWith([drafts, post])

  await changeFavorites(http, new QueryClient(), 'add', { slug: 'posts', id: '12' })
  expect(server.value).toEqual({ favorites: [{ slug: 'posts', id: '12' }, drafts] })

  await changeFavorites(http, new QueryClient(), 'add', { ...drafts, name: 'Mine' })
  expect(server.value).toMatchObject({ favorites: [{ name: 'Mine' }, { id: '12' }] })

  await changeFavorites(http, new QueryClient(), 'remove', post)
  expect(server.value).toMatchObject({ favorites: [{ name: 'Mine' }] })
})

test('39.1 what was not kept is not known to the page either', async () => {
  const { http, server } = serverWith([drafts])
  const queries = new QueryClient()
  await queries.fetchQuery(favoritesPreference(http))
  server.isRefusing = true

  await expect(changeFavorites(http, queries, 'add', post)).rejects.toThrow()

  expect(await queries.fetchQuery(favoritesPreference(http))).toEqual([drafts])
})

test.each([
  ['nothing', null],
  ['a list alone', [post]],
  ['favorites that are none', { favorites: 'posts' }],
  ['halves of some', { favorites: [{ slug: 'posts' }, { id: 1 }, { search: '', name: '' }, null] }],
])('39.1 a preference of %s does no harm', (_what, kept) => {
  expect(favoritesIn(kept)).toEqual([])
})
