import { QueryClient } from '@tanstack/react-query'
import { createActor } from 'xstate'
import type { ClientCollection, SignedInConfig } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import { navigationMachine } from '#machines/navigation'
import { createFiles } from '../../client/files.ts'
import type { Http } from '../../client/http.ts'
import { adminConfigKey } from '../../kit/config.ts'
import type { Panel } from '../../kit/panel.ts'

/** As much of a panel as fields need: a config, and a server that answers from these lists. */
export function samplePanel(texts: Panel['texts'], config: SignedInConfig, http: Http): Panel {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queries.setQueryData(adminConfigKey, config)
  const boot = {
    admin: '/admin',
    api: '/api',
    cookiePrefix: 'payload',
    language: texts.language,
    theme: 'all' as const,
  }
  const place = { path: '/admin', search: '' }
  const navigation = createActor(navigationMachine, {
    input: { place, locale: null, isNarrow: false },
  })
  // Fields look at no other actor of the page, so none is started.
  return { boot, http, files: createFiles(), queries, texts, navigation } as unknown as Panel
}

type Documents = Readonly<Record<string, readonly DocumentData[]>>

interface FindQuery {
  page?: number
  limit?: number
  where?: { id?: { in: string | unknown[] }; or?: Record<string, { like: string }>[] }
}

/** A server that finds documents; `onRequest` hears every question. */
export const serverOf =
  (documents: Documents, onRequest: (path: string, query: FindQuery) => void = () => {}): Http =>
  async <Answer>(path: string, request?: Parameters<Http>[1]) => {
    const query = (request?.query ?? {}) as FindQuery
    onRequest(path, query)
    const { page = 1, limit = 1000, where } = query
    const found = (documents[path.slice(1)] ?? []).filter((document) => matches(document, where))
    return {
      docs: found.slice((page - 1) * limit, page * limit),
      totalDocs: found.length,
      totalPages: Math.ceil(found.length / limit),
      page,
      limit,
    } as Answer
  }

function matches(document: DocumentData, where: FindQuery['where']): boolean {
  if (where?.id) {
    const ids = typeof where.id.in === 'string' ? where.id.in.split(',') : where.id.in.map(String)
    return ids.includes(String(document.id))
  }
  if (!where?.or) return true
  return where.or.some((one) =>
    Object.entries(one).some(([name, { like }]) =>
      String(document[name] ?? '')
        .toLowerCase()
        .includes(like.toLowerCase()),
    ),
  )
}

export const sampleDocuments: Documents = {
  authors: Array.from({ length: 25 }, (_, index) => ({
    id: index + 1,
    name: `Author ${index + 1}`,
  })),
  categories: ['Tools', 'Cities', 'Calm', 'Letters'].map((name, index) => ({
    id: index + 1,
    name,
  })),
  media: [
    {
      id: 1,
      filename: 'workshop-in-the-morning-before-anyone-came.svg',
      mimeType: 'image/svg+xml',
      filesize: 48_213,
      width: 1600,
      height: 900,
      url: picture(),
      thumbnailURL: picture(),
    },
  ],
}

function picture(): string {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#a63" d="M0 0h4v4H0z"/><circle cx="2" cy="2" r="1" fill="#fc9"/></svg>'
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export const sampleConfig: SignedInConfig = {
  kind: 'signedIn',
  siteName: 'Fields',
  cookiePrefix: 'payload',
  theme: 'all',
  language: 'en',
  languages: ['en', 'de'],
  auth: { collection: 'users', loginWith: 'email', requireEmail: true, requireUsername: false },
  user: { id: 1, collection: 'users', title: 'Ann', sessionEndsAt: 0, canAccessAdmin: true },
  collections: [
    collection('authors', 'Author'),
    collection('categories', 'Category'),
    {
      ...collection('media', 'Picture'),
      useAsTitle: 'filename',
      upload: { mimeTypes: ['image/*'] },
    },
  ],
  globals: [],
  localization: null,
}

function collection(slug: string, singular: string): ClientCollection {
  return {
    slug,
    group: null,
    description: null,
    drafts: null,
    fields: [],
    labels: { singular, plural: `${singular}s` },
    useAsTitle: 'name',
    defaultColumns: [],
    listSearchableFields: [],
    defaultSort: 'id',
    pagination: { defaultLimit: 10, limits: [10] },
    auth: null,
    upload: null,
    timestamps: true,
    trash: false,
    access: { create: true, read: true, update: true, delete: true },
  }
}
