import type { DocumentData, DocumentId, Json } from '#config-schema'
import { isRecord } from '#config-schema'
import type { Http } from './http.ts'
import type { QueryValue } from './query-string.ts'

/** What refers to one document, through one of its join fields. */
export interface JoinQuery {
  slug: string
  id: DocumentId
  /** Of the join field. */
  path: string
  page: number
  limit: number
  sort: string | null
  /** What is read of each document, by the slug of its collection. */
  fields: Readonly<Record<string, readonly string[]>>
  isPolymorphic: boolean
  /** The collection, where there is only one. */
  collection: string
  drafts: boolean
  locale: string | null
}

export interface JoinedDocument {
  slug: string
  document: DocumentData
}

export interface JoinedPage {
  docs: readonly JoinedDocument[]
  total: number
}

/** One page of it. Whatever the field's own query and this person's rights leave out is not counted. */
export async function readJoined(
  http: Http,
  query: JoinQuery,
  signal?: AbortSignal,
): Promise<JoinedPage> {
  const { slug, id, path, page, limit, sort, fields, drafts, locale } = query
  const answer = await http<DocumentData>(`/${slug}/${encodeURIComponent(id)}`, {
    query: {
      depth: 1,
      'fallback-locale': 'null',
      select: within(path.split('.')),
      populate: Object.fromEntries(
        Object.entries(fields).map(([to, names]) => [
          to,
          Object.fromEntries(names.map((name) => [name, true])),
        ]),
      ),
      joins: { [path]: { limit, page, count: true, ...(sort && { sort }) } },
      ...(drafts && { draft: true }),
      ...(locale && { locale }),
    },
    ...(signal && { signal }),
  })
  return pageIn(valueAt(answer, path.split('.')), query)
}

function pageIn(joined: Json | undefined, { collection, isPolymorphic }: JoinQuery): JoinedPage {
  const { docs = [], totalDocs } = isRecord(joined) ? joined : {}
  const entries = Array.isArray(docs) ? docs : []
  return {
    docs: entries.flatMap((entry): JoinedDocument[] => {
      if (!isPolymorphic) return isRecord(entry) ? [{ slug: collection, document: entry }] : []
      const isWhole = isRecord(entry) && isRecord(entry.value)
      return isWhole && typeof entry.relationTo === 'string'
        ? [{ slug: entry.relationTo, document: entry.value as DocumentData }]
        : []
    }),
    total: typeof totalDocs === 'number' ? totalDocs : entries.length,
  }
}

const within = ([name = '', ...rest]: readonly string[]): QueryValue => ({
  [name]: rest.length === 0 ? true : within(rest),
})

const valueAt = (value: Json | undefined, path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>((part, name) => (isRecord(part) ? part[name] : undefined), value)
