import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { adminConfigPath } from '#contracts/admin-config'
import type { DocumentData, SaveIntent } from '#contracts/documents'
import type { SaveRequest } from '#machines/document'
import { readDocument } from '../../ui/client/documents.ts'
import { createFiles } from '../../ui/client/files.ts'
import { createHttp } from '../../ui/client/http.ts'
import { saveDocument } from '../../ui/client/save-document.ts'
import { plainPayload } from './kit/plain-payload.ts'

/** A Payload that has never heard of a base: the panel's own client against it. */
let site: Awaited<ReturnType<typeof plainPayload>>
const http = createHttp({ api: '/api', language: () => 'en' })
const { signal } = new AbortController()

beforeAll(async () => {
  const fields = [
    { name: 'title', type: 'text' as const, maxLength: 20 },
    { name: 'state', type: 'text' as const },
    { name: 'rows', type: 'array' as const, fields: [{ name: 'text', type: 'text' as const }] },
  ]
  const access = { update: () => ({ state: { not_equals: 'closed' } }) }
  site = await plainPayload({
    collections: [
      { slug: 'pages', fields, access },
      { slug: 'articles', fields, access, versions: { drafts: true } },
    ],
    globals: [{ slug: 'header', fields }],
  })
  vi.stubGlobal('fetch', site.fetch)
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await site.close()
})

const refOf = (slug: string, id: unknown) =>
  ({ kind: 'collection', slug, id: id as number, locale: null }) as const

const save = (
  ref: SaveRequest['ref'],
  base: DocumentData,
  changes: DocumentData,
  intent: SaveIntent = 'save',
) =>
  saveDocument(
    http,
    { ref, changes, intent, base: base.updatedAt as string },
    {
      files: createFiles(),
      hasDrafts: 'slug' in ref && ref.slug === 'articles',
      creation: 'one',
      comparesBase: false,
      signal,
    },
  )

/** A document, as the panel reads it. */
async function opened(slug: 'pages' | 'articles', data: DocumentData = {}) {
  const { id } = await site.payload.create({
    collection: slug,
    data: { title: 'One', rows: [{ text: 'a' }], ...data },
    draft: slug === 'articles',
  } as never)
  const ref = refOf(slug, id)
  const { data: read } = await readDocument(http, ref, slug === 'articles', signal)
  return { ref, read }
}

const current = async (ref: SaveRequest['ref']) =>
  (await readDocument(http, ref, 'slug' in ref && ref.slug === 'articles', signal)).data

test('DOC-14 it says nothing about bases, which is how the panel knows', async () => {
  await expect(http(adminConfigPath)).rejects.toMatchObject({ code: 'server.routeGone' })
})

describe.each(['pages', 'articles'] as const)(
  'DOC-14 saving %s of a Payload without the plugin',
  (slug) => {
    const intent = slug === 'articles' ? 'draft' : 'save'

    test('on the latest version changes what was sent, and answers the next base', async () => {
      const { ref, read } = await opened(slug)

      const first = await save(ref, read, { title: 'Two' }, intent)
      const second = await save(ref, first.data, { state: 'open' }, intent)

      expect(second.id).toBe(ref.id)
      expect(await current(ref)).toMatchObject({
        title: 'Two',
        state: 'open',
        rows: [{ text: 'a' }],
      })
    })

    test('on an older version changes nothing, and brings what it is now', async () => {
      const { ref, read } = await opened(slug)
      await save(ref, read, { title: 'Theirs' }, intent)

      const late = save(ref, read, { title: 'Mine' }, intent)

      await expect(late).rejects.toMatchObject({
        code: 'document.stale',
        current: { title: 'Theirs', rows: [{ text: 'a' }] },
      })
      expect(await current(ref)).toMatchObject({ title: 'Theirs' })
    })

    test('that this person may not change is refused, not late', async () => {
      const { ref, read } = await opened(slug, { state: 'closed' })

      await expect(save(ref, read, { title: 'Two' }, intent)).rejects.toMatchObject({
        code: 'access.refused',
      })
    })

    test('that is no longer there is gone', async () => {
      const { ref, read } = await opened(slug)
      await site.payload.delete({ collection: slug, id: ref.id } as never)

      await expect(save(ref, read, { title: 'Two' }, intent)).rejects.toMatchObject({
        code: 'document.notFound',
      })
    })

    test('that breaks a rule is refused with the server’s sentence', async () => {
      const { ref, read } = await opened(slug)
      const wrong = save(
        ref,
        read,
        { title: 'x'.repeat(21) },
        slug === 'articles' ? 'publish' : intent,
      )

      await expect(wrong).rejects.toMatchObject({ code: 'document.refused' })
      await expect(wrong).rejects.toHaveProperty('details.message', expect.stringMatching(/title/i))
    })

    test('names a row that was added anew, and leaves the others as they are', async () => {
      const { ref, read } = await opened(slug)
      const [row] = read.rows as DocumentData[]

      const { data } = await save(
        ref,
        read,
        { rows: [{ id: row!.id! }, { id: 'mine', text: 'b' }] },
        intent,
      )

      expect(data.rows).toMatchObject([{ id: row!.id, text: 'a' }, { text: 'b' }])
    })
  },
)

test('DOC-14 publishing takes the latest draft along, and what is public can be taken back', async () => {
  const { ref, read } = await opened('articles')
  const draft = await save(ref, read, { title: 'Two' }, 'draft')

  const published = await save(ref, draft.data, { state: 'open' }, 'publish')
  const publicly = await http<DocumentData>(`/articles/${ref.id}`, { query: { depth: 0 } })
  expect(publicly).toMatchObject({ title: 'Two', state: 'open', _status: 'published' })

  const late = save(ref, draft.data, { title: 'Late' }, 'publish')
  await expect(late).rejects.toMatchObject({ code: 'document.stale' })
  const { data } = await save(ref, published.data, {}, 'unpublish')
  expect(data._status).toBe('draft')
})

test('a global has no version to name: it is saved as it is', async () => {
  const ref = { kind: 'global', slug: 'header', locale: null } as const
  const first = await save(ref, {}, { title: 'One' })
  await save(ref, first.data, { title: 'Two' })

  const late = await save(ref, first.data, { title: 'Late' })

  expect(late.data.title).toBe('Late')
})
