import type { DocumentData } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { ReadOptions } from './read-options.ts'
import type { Place, Reader } from './reader.ts'
import type { Link, Reference, Relationship, Upload, UploadedFile } from './rich-tree.ts'
import { safeFileUrl, safeUrl } from './safe-url.ts'
import { alignOf, own, recordAt, sizeOf, textAt } from './values.ts'

export function linkOf(reader: Reader, node: DocumentData, place: Place, type: Link['type']): Link {
  const fields = recordAt(node, 'fields')
  const isInternal = textAt(fields, 'linkType') === 'internal'
  const reference = isInternal ? referenceOf(recordAt(fields, 'doc')) : null
  const address = reference ? reader.options.urlOf?.(reference) : textAt(fields, 'url')
  return {
    type,
    href: place.isInLink ? null : safeUrl(address),
    newTab: own(fields, 'newTab') === true,
    reference,
    fields,
    children: reader.children(node, { ...place, isInLink: true, isInLine: true }),
  }
}

export function uploadOf(node: DocumentData, options: ReadOptions): Upload | null {
  const reference = referenceOf(node)
  if (reference === null) return null
  const fields = recordAt(node, 'fields')
  const file = fileOf(documentOf(reference, options), fields, options)
  return { type: 'upload', reference, file, align: alignOf(node), fields }
}

export function relationshipOf(node: DocumentData, options: ReadOptions): Relationship | null {
  const reference = referenceOf(node)
  if (reference === null) return null
  const document = documentOf(reference, options)
  const href = safeUrl(options.urlOf?.(reference))
  return { type: 'relationship', reference, href, label: titleOf(document), align: alignOf(node) }
}

function referenceOf(node: DocumentData): Reference | null {
  const [relationTo, value] = [textAt(node, 'relationTo'), own(node, 'value')]
  const isDocument = typeof value === 'string' || typeof value === 'number' || isRecord(value)
  return relationTo !== '' && isDocument ? { relationTo, value } : null
}

const documentOf = (reference: Reference, { documentOf }: ReadOptions): DocumentData | null =>
  isRecord(reference.value) ? reference.value : (documentOf?.(reference) ?? null)

function fileOf(
  document: DocumentData | null,
  fields: DocumentData,
  { serverURL }: ReadOptions,
): UploadedFile | null {
  if (document === null) return null
  const url = safeFileUrl(own(document, 'url'), serverURL)
  if (url === null) return null
  const name = textAt(document, 'filename') || (url.split('/').at(-1) ?? url)
  return {
    url,
    name,
    alt: textAt(fields, 'alt') || textAt(document, 'alt'),
    isImage: isImage(textAt(document, 'mimeType'), name),
    width: sizeOf(own(document, 'width')),
    height: sizeOf(own(document, 'height')),
  }
}

const isImage = (mimeType: string, name: string): boolean =>
  mimeType === '' ? /\.(jpe?g|png|gif|svg|webp|avif|jxl)$/i.test(name) : /^image\//.test(mimeType)

/** What documents are usually called by. */
const titleOf = (document: DocumentData | null): string | null =>
  document &&
  (['title', 'name', 'label', 'filename'].map((name) => textAt(document, name)).find(Boolean) ??
    null)
