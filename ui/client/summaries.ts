import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData, DocumentId, Json } from '#contracts/documents'
import { memberNamed } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import { batched } from './batched.ts'
import type { Http } from './http.ts'
import type { Page } from './lists.ts'

/** A document, named from elsewhere. */
export interface Reference {
  slug: string
  id: DocumentId
}

/** What stands for a document wherever another one names it. */
export interface Summary {
  id: DocumentId
  /** null where its title field is empty. */
  title: string | null
  /** Only in upload collections. */
  file: FileSummary | null
}

export interface FileSummary {
  name: string
  url: string | null
  /** Only where it can be shown as a picture. */
  thumbnail: string | null
  /** Large enough to be looked at; absent where it is only named. */
  picture?: string | null
  size: number | null
  type: string | null
  width: number | null
  height: number | null
}

/** Whether a document may be called differently in each language. */
export function isTitleLocalized({ fields, useAsTitle }: ClientCollection): boolean {
  const field = memberNamed(fields, useAsTitle)?.part
  return field !== undefined && 'localized' in field && field.localized === true
}

/** The fields that a summary is made from. */
export const summaryFields = ({ useAsTitle, upload }: ClientCollection): Record<string, true> =>
  Object.fromEntries([useAsTitle, ...(upload ? fileFields : [])].map((name) => [name, true]))

const fileFields = [
  'filename',
  'url',
  'thumbnailURL',
  'sizes',
  'filesize',
  'mimeType',
  'width',
  'height',
  'updatedAt',
] as const

export function summaryOf(collection: ClientCollection, document: DocumentData): Summary {
  const title = document[collection.useAsTitle]
  return {
    id: document.id as DocumentId,
    title:
      title === null || title === undefined || title === ''
        ? null
        : (optionTitle(collection, title) ?? wordsOf(title)),
    file: collection.upload ? withPicture(document) : null,
  }
}

/** How the title field names this value, where it is one of its options. */
export function optionTitle(
  { fields, useAsTitle }: ClientCollection,
  value: Json | undefined,
): string | undefined {
  const field = memberNamed(fields, useAsTitle)?.part
  if (!field || !('options' in field) || !Array.isArray(field.options)) return undefined
  return field.options.find((option) => option.value === value)?.label
}

/** The facts about a file in its document's values; null where there is none yet. */
export function fileOf(document: DocumentData): FileSummary | null {
  const name = textOf(document.filename)
  if (name === null) return null
  const [url, type] = [textOf(document.url), textOf(document.mimeType)]
  return {
    name,
    url,
    thumbnail: versioned(
      textOf(document.thumbnailURL) ?? (isPicture(type) ? url : null),
      document.updatedAt,
    ),
    size: numberOf(document.filesize),
    type,
    width: numberOf(document.width),
    height: numberOf(document.height),
  }
}

/** A screen may have two of its own for each pixel of the page. */
const widthInField = 544

function withPicture(document: DocumentData): FileSummary | null {
  const file = fileOf(document)
  return file && { ...file, picture: pictureOf(document, widthInField) }
}

export const isPicture = (type: string | null): boolean => type?.startsWith('image/') ?? false

/** The smallest of a picture's files that is wide enough for its place; null where there is none. */
export function pictureOf(document: DocumentData, width: number): string | null {
  const file = fileOf(document)
  if (file === null || !isPicture(file.type)) return file?.thumbnail ?? null
  const sizes = isRecord(document.sizes) ? Object.values(document.sizes) : []
  const fitting = sizes
    .flatMap((size) => {
      const [url, wide] = isRecord(size) ? [textOf(size.url), numberOf(size.width)] : [null, null]
      return url !== null && wide !== null && wide >= width ? [{ url, wide }] : []
    })
    .sort((one, other) => one.wide - other.wide)
  const url = fitting[0]?.url
  return url === undefined ? file.thumbnail : versioned(url, document.updatedAt)
}

/**
 * A file keeps its address when it is replaced or cropped, and browsers keep files: the document's
 * version tells them apart. An address with a query may be signed, or has a version already.
 */
export function versioned(url: string | null, updatedAt: Json | undefined): string | null {
  if (url === null || typeof updatedAt !== 'string' || /^(blob|data):|[?#]/.test(url)) return url
  return `${url}?v=${Date.parse(updatedAt)}`
}

export type ReadSummary = (id: DocumentId) => Promise<Summary | undefined>

/** Asks for summaries of one collection; those wanted in the same moment are one request. */
export const summaryReader = (
  http: Http,
  collection: ClientCollection,
  locale: string | null,
): ReadSummary =>
  batched(async (ids: readonly DocumentId[]) => {
    const pages = await Promise.all(
      partsOf(ids).map((part) =>
        http<Page>(`/${collection.slug}`, {
          query: {
            depth: 0,
            limit: part.length,
            where: { id: { in: listOf(part) } },
            'fallback-locale': 'null',
            select: summaryFields(collection),
            ...(collection.drafts && { draft: true }),
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
        return document ? [[id, summaryOf(collection, document)] as const] : []
      }),
    )
  })

/** As many ids as an address has room for, whatever they look like, and as one list may hold. */
const mostAtOnce = 250

const partsOf = (ids: readonly DocumentId[]): DocumentId[][] =>
  Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, part) =>
    ids.slice(part * mostAtOnce, (part + 1) * mostAtOnce),
  )

/** Written as one text, a list takes a third of the room; ids with a comma in them cannot be. */
const listOf = (ids: readonly DocumentId[]): string | DocumentId[] =>
  ids.some((id) => String(id).includes(',')) ? [...ids] : ids.join(',')

const wordsOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))
const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : null)
const numberOf = (value: Json | undefined) => (typeof value === 'number' ? value : null)
