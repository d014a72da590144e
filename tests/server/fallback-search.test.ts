import type { CollectionConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statusFilterField } from '#contracts/document-status'
import { queryString } from '../../ui/client/query-string.ts'
import { searchWhere } from '../../ui/client/search-where.ts'
import { aCollection, aField } from '../kit/client-config.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { translatedSite } from './kit/translated-site.ts'

let server: TestServer
let cookie: string
beforeAll(async () => {
  const site = translatedSite()
  const notes: CollectionConfig = {
    slug: 'notes',
    fields: [{ name: 'title', type: 'text', localized: true }],
    versions: { drafts: { schedulePublish: true } },
  }
  server = await serve({ ...site, collections: [...(site.collections ?? []), notes] })
  cookie = await server.signIn()
})
afterAll(() => server.close())

describe.each(['articles', 'pages'])('17.11 I18N-2 a search through %s in German', (slug) => {
  beforeAll(async () => {
    const create = async (titles: Partial<Record<'en' | 'de', string>>) => {
      const { en = null, de } = titles
      const { id } = await server.payload.create({
        collection: slug,
        locale: 'en',
        draft: true,
        data: { title: en },
      } as never)
      if (de === undefined) return
      await server.payload.update({
        collection: slug,
        id,
        locale: 'de',
        draft: true,
        data: { title: de },
      } as never)
    }
    await create({ en: 'A quiet tool' })
    await create({ en: 'A quiet harbour', de: '' })
    await create({ en: 'A quiet wall', de: 'Eine Mauer' })
    await create({ en: 'A wall', de: 'Quiet, auf Deutsch' })
    await create({ en: 'A loud tool' })
  })

  const found = async (locale: string) => {
    const collection = aCollection({ slug, fields: [aField('text', 'title', { localized: true })] })
    const query = {
      locale,
      'fallback-locale': 'null',
      draft: true,
      sort: 'id',
      where: searchWhere(collection, 'quiet', { locale, fallback: 'en' }),
    }
    const answer = await server.ask(`/api/${slug}${queryString(query)}`, { headers: { cookie } })
    const { docs } = (await answer.json()) as { docs: { title: string | null }[] }
    return docs.map(({ title }) => title || null)
  }

  test('finds by its English title what has no German one, and nothing else by it', async () => {
    expect(await found('de')).toEqual([null, null, 'Quiet, auf Deutsch'])
  })

  test('and in English by the English one', async () => {
    expect(await found('en')).toEqual(['A quiet tool', 'A quiet harbour', 'A quiet wall'])
  })
})

test('17.11 R6 a filter by status takes no title of another language for one in this', async () => {
  await server.payload.create({
    collection: 'notes',
    locale: 'en',
    draft: true,
    data: { title: 'A quiet tool' },
  } as never)
  const query = {
    locale: 'de',
    'fallback-locale': 'null',
    draft: true,
    where: { [statusFilterField]: { equals: 'draft' } },
  }

  const answer = await server.ask(`/api/notes${queryString(query)}`, { headers: { cookie } })

  const { docs } = (await answer.json()) as { docs: { title?: string | null }[] }
  expect(docs.map(({ title }) => title ?? null)).toEqual([null])
})
