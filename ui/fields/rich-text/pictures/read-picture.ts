import type { QueryClient } from '@tanstack/react-query'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData, DocumentId } from '#contracts/documents'
import type { StoredPicture } from '#machines/picture-details'
import { Problem } from '#problems'
import { batched } from '../../../client/batched.ts'
import type { Http } from '../../../client/http.ts'
import type { Page } from '../../../client/lists.ts'
import type { Reference } from '../../../client/summaries.ts'

type ReadPicture = (id: DocumentId) => Promise<DocumentData | undefined>

/** How many ids one request names. */
const most = 100

/** A reader lives as long as the way to the server that it uses. */
const readers = new WeakMap<Http, Map<string, ReadPicture>>()

/** The document of a picture in a text; those of one moment are one request. */
export const pictureQuery = (
  http: Http,
  entity: ClientCollection,
  id: DocumentId,
  locale: string | null,
) => ({
  queryKey: keyOf(entity.slug, id, locale),
  staleTime: 60_000,
  queryFn: async (): Promise<StoredPicture> => {
    const data = await readerOf(http, entity, locale)(id)
    if (!data) throw new Problem('document.notFound')
    return storedPicture(entity, data)
  },
})

const keyOf = (slug: string, id: DocumentId, locale: string | null) => [
  'picture',
  slug,
  String(id),
  locale,
]

/** What is known of a picture without asking for it. */
export const pictureReadBefore = (
  queries: QueryClient,
  { id, slug }: Reference,
  locale: string | null,
): StoredPicture | undefined => queries.getQueryData<StoredPicture>(keyOf(slug, id, locale))

export function storedPicture({ upload }: ClientCollection, data: DocumentData): StoredPicture {
  const altText = upload?.altText === undefined ? null : data[upload.altText]
  return { altText: typeof altText === 'string' ? altText : '', data }
}

function readerOf(http: Http, entity: ClientCollection, locale: string | null): ReadPicture {
  const own = readers.get(http) ?? new Map<string, ReadPicture>()
  readers.set(http, own)
  const key = `${entity.slug} ${locale ?? ''}`
  const reader = own.get(key) ?? batched((ids) => read(http, entity, { ids, locale }))
  own.set(key, reader)
  return reader
}

async function read(
  http: Http,
  { drafts, slug }: ClientCollection,
  { ids, locale }: { ids: readonly DocumentId[]; locale: string | null },
): Promise<ReadonlyMap<DocumentId, DocumentData>> {
  const parts = Array.from({ length: Math.ceil(ids.length / most) }, (_, part) =>
    ids.slice(part * most, (part + 1) * most),
  )
  const pages = await Promise.all(
    parts.map((part) =>
      http<Page>(`/${slug}`, {
        query: {
          ...{ depth: 0, limit: part.length, where: { id: { in: [...part] } } },
          'fallback-locale': 'null',
          ...(drafts && { draft: true }),
          ...(locale && { locale }),
        },
      }),
    ),
  )
  const byText = new Map(
    pages.flatMap(({ docs }) => docs.map((document) => [String(document.id), document])),
  )
  return new Map(
    ids.flatMap((id) => {
      const document = byText.get(String(id))
      return document ? [[id, document] as const] : []
    }),
  )
}
