import { describe, expect, test } from 'vitest'
import type { ClientCollection } from '#contracts/admin-config'
import { Problem } from '#problems'
import { findDocuments } from '../../../ui/client/find-documents.ts'
import type { Http, HttpRequest } from '../../../ui/client/http.ts'
import { sampleConfig } from '../../../ui/gallery/fields/sample-panel.ts'
import { aField } from '../../kit/client-config.ts'

const [sample] = sampleConfig.collections
const collection = (slug: string, more: Partial<ClientCollection> = {}) => ({
  ...sample!,
  slug,
  useAsTitle: 'title',
  ...more,
})
const documentsOf = (slug: string) => ({ docs: [{ id: 1, title: `One of ${slug}` }] })

/** A server that answers as these say, and what it was asked. */
function serverThat(answer: (path: string) => unknown) {
  const asked: { path: string; request: HttpRequest | undefined }[] = []
  const http = (async (path: string, request?: HttpRequest) => {
    asked.push({ path, request })
    return answer(path)
  }) as Http
  return { asked, http }
}

const find = (http: Http, collections: ClientCollection[], signal = new AbortController().signal) =>
  findDocuments(http, { collections, words: ' quiet % ', locale: 'de' }, signal)

describe('NAV-8 documents by their titles', () => {
  test('each collection with a title is asked once, for a few rows and no count', async () => {
    const { asked, http } = serverThat((path) => documentsOf(path.slice(1)))
    const numbered = collection('orders', { useAsTitle: 'id' })

    const found = await find(http, [collection('posts'), numbered, collection('pages')])

    expect(found).toEqual({
      documents: [
        { slug: 'posts', id: 1, title: 'One of posts' },
        { slug: 'pages', id: 1, title: 'One of pages' },
      ],
      missed: [],
    })
    expect(asked.map(({ path }) => path)).toEqual(['/posts', '/pages'])
    expect(asked[0]?.request?.query).toMatchObject({
      where: { title: { like: 'quiet %' } },
      select: { title: true },
      limit: 5,
      pagination: false,
      locale: 'de',
    })
  })

  test('no more than four are asked at a time, however many there are', async () => {
    let running = 0
    let most = 0
    const http = (async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve))
      running--
      return { docs: [] }
    }) as unknown as Http

    await find(
      http,
      Array.from({ length: 15 }, (_, at) => collection(`c${at}`)),
    )

    expect(most).toBe(4)
  })

  test('one that does not answer is named, the others are shown', async () => {
    const { http } = serverThat((path) => {
      if (path === '/pages') throw new Problem('unexpected')
      return documentsOf(path.slice(1))
    })

    const found = await find(http, [collection('posts'), collection('pages')])

    expect(found.documents.map(({ slug }) => slug)).toEqual(['posts'])
    expect(found.missed).toEqual(['pages'])
  })

  test('where none answers, the reason is told', async () => {
    const { http } = serverThat(() => {
      throw new Problem('unexpected')
    })

    await expect(find(http, [collection('posts')])).rejects.toMatchObject({ code: 'unexpected' })
  })

  test.each(['session.ended', 'server.unreachable'] as const)(
    '%s is told at once, whatever others say',
    async (code) => {
      const { http } = serverThat((path) => {
        if (path === '/pages') throw new Problem(code)
        return documentsOf(path.slice(1))
      })

      const search = find(http, [collection('posts'), collection('pages')])

      await expect(search).rejects.toMatchObject({ code })
    },
  )

  test('a document without a title is not found by it', async () => {
    const { http } = serverThat(() => ({ docs: [{ id: 1, title: null }] }))

    expect(await find(http, [collection('posts')])).toEqual({ documents: [], missed: [] })
  })

  test('17.11 I18N-2 what has no title in this language is found by that in the default one', async () => {
    const title = aField('text', 'title', { localized: true })
    const { asked, http } = serverThat(() => ({ docs: [{ id: 1, title: null }] }))

    const found = await findDocuments(
      http,
      {
        collections: [collection('posts', { fields: [title] })],
        words: 'quiet',
        locale: 'de',
        fallback: 'en',
      },
      new AbortController().signal,
    )

    expect(found.documents).toEqual([{ slug: 'posts', id: 1, title: null }])
    expect(asked[0]?.request?.query).toMatchObject({
      'fallback-locale': 'null',
      where: {
        or: [
          { title: { like: 'quiet' } },
          {
            and: [
              { or: [{ title: { exists: false } }, { title: { equals: '' } }] },
              { 'title.en': { like: 'quiet' } },
            ],
          },
        ],
      },
    })
  })

  test('a search that was given up asks no further', async () => {
    const controller = new AbortController()
    const { asked, http } = serverThat(() => {
      controller.abort()
      throw new DOMException('given up', 'AbortError')
    })
    const many = Array.from({ length: 20 }, (_, at) => collection(`c${at}`))

    await expect(find(http, many, controller.signal)).rejects.toThrow('given up')
    await expect.poll(() => asked.length).toBeLessThanOrEqual(4)
  })
})
