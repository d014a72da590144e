import type { CollectionConfig, Field, PayloadRequest } from 'payload'
import type { StateroomConfig } from '#config-schema/config'
import type { DocumentTranslations, Outdated, Translation } from '#contracts/translations'
import { translationsPath } from '#contracts/translations'
import { richText } from '#server'
import { admin, serve } from './serve.ts'
import { aSite, users } from './site.ts'

const localized = true

const isAdmin = ({ user }: PayloadRequest): boolean => user?.role === 'admin'

const forAdmins = { read: ({ req }: { req: PayloadRequest }) => isAdmin(req) }

const fields: Field[] = [
  { name: 'title', type: 'text', localized },
  { name: 'state', type: 'text' },
  { name: 'body', type: 'richText', editor: richText(), localized },
  { name: 'salary', type: 'text', localized, access: forAdmins },
  { name: 'isOpen', type: 'checkbox', localized },
  { name: 'made', type: 'text', localized, admin: { readOnly: true } },
  { name: 'rows', type: 'array', fields: [{ name: 'label', type: 'text', localized }] },
  { name: 'own', type: 'array', localized, fields: [{ name: 'word', type: 'text' }] },
  { name: 'meta', type: 'group', localized, fields: [{ name: 'keywords', type: 'text' }] },
  {
    name: 'layout',
    type: 'richText',
    editor: richText({
      blocks: [{ slug: 'quote', fields: [{ name: 'words', type: 'text', localized }] }],
    }),
  },
]

const access: CollectionConfig['access'] = {
  read: ({ req }) => isAdmin(req) || { state: { not_equals: 'secret' } },
  update: ({ req }) => isAdmin(req) || { state: { not_equals: 'fixed' } },
}

const refuseLate: NonNullable<NonNullable<CollectionConfig['hooks']>['afterOperation']>[number] = ({
  args,
  result,
}) => {
  if (args.req?.context.refuseLate) throw new Error('Too late.')
  return result
}

/** Documents that are translated; fields that only some may read. */
export const translatedSite = (overrides: Partial<StateroomConfig> = {}): StateroomConfig =>
  aSite({
    collections: [
      users(),
      {
        ...{ slug: 'pages', fields, access, trash: true, versions: { drafts: true } },
        hooks: { afterOperation: [refuseLate] },
      },
      { slug: 'plain', fields: [{ name: 'title', type: 'text', localized }] },
      { slug: 'leaves', fields: [{ name: 'title', type: 'text', localized }] },
    ],
    globals: [{ slug: 'header', fields: [{ name: 'title', type: 'text', localized }] }],
    localization: { locales: ['en', 'de', 'fr'], defaultLocale: 'en' },
    translation: { exclude: ['leaves'] },
    ...overrides,
  })

export type Translator = 'ada' | 'grace' | 'visitor'

/** Ada is an administrator, Grace an editor. */
export async function openTranslatedDesk(databaseUrl: string | null) {
  const server = await serve(translatedSite(), {
    databaseUrl,
    limits: { requestsPerMinute: 100_000, signInsPerMinute: 1000 },
  })
  const grace = { email: 'grace@site.example', password: admin.password }
  await server.payload.create({ collection: 'users', data: grace })
  const cookies = {
    ada: await server.signIn(),
    grace: await server.signIn(grace),
    visitor: '',
  } satisfies Record<Translator, string>
  const send = (as: Translator, method: string, path: string, body?: unknown) =>
    server.send(method, `/api${path}`, body, { cookie: cookies[as] })
  const get = (as: Translator, path: string, query: object = {}) => {
    const entries = Object.entries(query).map(([key, value]) => [key, String(value)])
    const headers = { cookie: cookies[as] }
    return server.ask(`/api${path}?${new URLSearchParams(entries)}`, { headers })
  }
  return {
    ...{ server, send, get },
    /** A page in English, and what of it is there in German. */
    page: async (english: object, german: object = {}) => {
      const { id } = await server.payload.create({ collection: 'pages', data: english })
      if (Object.keys(german).length > 0) {
        await server.payload.update({ collection: 'pages', id, locale: 'de', data: german })
      }
      return { collectionSlug: 'pages', id }
    },
    /** As the panel saves it. */
    save: async (asked: Asked, locale: string, data: object): Promise<void> => {
      const path = asked.globalSlug
        ? `/globals/${asked.globalSlug}`
        : `/${asked.collectionSlug}/${asked.id}`
      const method = asked.globalSlug ? 'POST' : 'PATCH'
      const query = `locale=${locale}&fallback-locale=null&draft=true`
      const answer = await send('ada', method, `${path}?${query}`, data)
      if (!answer.ok) throw new Error(await answer.text())
    },
    all: async (as: Translator, asked: Asked): Promise<DocumentTranslations> =>
      (await get(as, translationsPath, asked)).json(),
    read: async (as: Translator, asked: Asked, locale: string): Promise<Translation> =>
      (await get(as, translationsPath, { ...asked, locale })).json(),
  }
}

interface Asked {
  collectionSlug?: string
  globalSlug?: string
  id?: string | number
}

/** What is out of date, and what it was made from. */
export const outdatedIn = ({ outdated }: Translation): Record<string, unknown> =>
  Object.fromEntries(outdated.map(({ place, from }: Outdated) => [place.join('.'), from]))

/** A rich text of one paragraph. */
export const paragraph = (text: string) => ({
  root: {
    ...{ type: 'root', version: 1, direction: null, format: '', indent: 0 },
    children: [
      {
        ...{ type: 'paragraph', version: 1, direction: null, format: '', indent: 0 },
        ...{ textFormat: 0, textStyle: '' },
        children: text === '' ? [] : [{ ...letters, text }],
      },
    ],
  },
})

const letters = { type: 'text', version: 1, detail: 0, format: 0, mode: 'normal', style: '' }

/** A rich text with a quote in it. */
export const quoting = (id: string, words: string) => ({
  root: {
    ...paragraph('').root,
    children: [
      {
        ...{ type: 'block', version: 2, format: '' },
        fields: { id, blockName: '', blockType: 'quote', words },
      },
    ],
  },
})
