// @module-tag slow
import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { ValidationError } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { preflightPath } from '#contracts/preflight'
import { schedulePath } from '#contracts/schedule'
import { problemOf } from '../../ui/client/problem-of.ts'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const title = { name: 'title', type: 'text', label: 'Title', localized: true } as const

/** A site's own rule, in Payload's words for a value in one language. */
const refuse: CollectionBeforeChangeHook = ({ data }) => {
  const errors = String(data.wrong ?? '')
    .split(' ')
    .map((path) => ({ path, message: 'This field is required.' }))
  if (data.wrong) throw new ValidationError({ collection: 'own', errors })
  return data
}

const collections: CollectionConfig[] = [
  {
    slug: 'notes',
    versions: { drafts: { schedulePublish: true } },
    fields: [{ ...title, required: true }],
  },
  { slug: 'checked', versions: { drafts: true }, fields: [title] },
  {
    slug: 'own',
    hooks: { beforeChange: [refuse] },
    fields: [
      title,
      { name: 'wrong', type: 'text' },
      { name: 'rows', type: 'array', fields: [{ ...title, name: 'text' }] },
      { name: 'seo', type: 'group', localized: true, fields: [{ name: 'text', type: 'text' }] },
      { name: 'names', type: 'group', fields: [{ name: 'de', type: 'text' }] },
    ],
  },
]

function languageCases(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let cookie: string

  beforeAll(async () => {
    server = await serve(
      aSite({
        localization: {
          locales: [
            { code: 'en', label: 'English' },
            { code: 'de', label: { en: 'German', de: 'Deutsch' } },
          ],
          defaultLocale: 'en',
        },
        collections: [users(), ...collections],
        preflight: { collections: { checked: { translations: 'block' } } },
      }),
      { databaseUrl: await databaseUrl() },
    )
    cookie = await server.signIn()
  })
  afterAll(() => server.close())

  const send = async (method: string, path: string, body: object, headers = {}) => {
    const answer = await server.send(method, `/api/${path}`, body, { cookie, ...headers })
    const content = await answer.json()
    return { content, problem: answer.ok ? null : problemOf(answer, content) }
  }

  test('33.12 VAL-1 a translation that is missing is refused with its language', async () => {
    const data = { title: 'One', _status: 'published' }
    const { problem } = await send('POST', 'checked?locale=en', data)
    expect(problem?.fields).toEqual([
      { path: 'title', locale: 'de', message: 'No translation in: German.' },
    ])
    const asked = { collectionSlug: 'checked', data: { title: 'One' } }
    const { content } = await send('POST', `${preflightPath.slice(1)}?locale=en`, asked)
    expect(content.findings).toMatchObject([{ path: 'title', locale: 'de' }])
  })

  test.each([
    ['title.de', 'title'],
    ['rows.0.text.de', 'rows.0.text'],
    ['seo.de.text', 'seo.text'],
  ])('33.12 VAL-1 so is what a rule of the site says of %s', async (wrong, path) => {
    const data = { wrong, rows: [{ text: 'One' }] }
    const { problem } = await send('POST', 'own?locale=en', data)
    expect(problem?.fields).toEqual([
      { path, locale: 'de', message: 'German: This field is required.' },
    ])
    const german = await send('POST', 'own?locale=en', data, { 'accept-language': 'de' })
    expect(german.problem?.fields?.[0]?.message).toBe('Deutsch: This field is required.')
  })

  test('33.12 VAL-1 what is said of the language that was saved is at its field', async () => {
    const { problem } = await send('POST', 'own?locale=de', { wrong: 'title.de names.de' })
    expect(problem?.fields).toEqual([
      { path: 'title', message: 'This field is required.' },
      { path: 'names.de', message: 'This field is required.' },
    ])
  })

  test('33.12 DOC-15 a plan names the language that can’t be published', async () => {
    const { content } = await send('POST', 'notes?locale=de', { title: 'Eins', _status: 'draft' })
    const at = new Date(Date.now() + 3_600_000).toISOString()
    const plan = { collectionSlug: 'notes', id: content.doc.id, action: 'publish', at }
    const { problem } = await send('POST', schedulePath.slice(1), plan)

    expect(problem).toMatchObject({
      code: 'schedule.invalid',
      details: { fields: 'Title (English)', locale: 'en' },
    })
    expect(
      (await send('POST', schedulePath.slice(1), { ...plan, locale: 'de' })).problem,
    ).toBeNull()
  })
}

onBothDatabases(languageCases)
