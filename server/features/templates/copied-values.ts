import type { Payload, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { isolateObjectProperty } from 'payload'
import type { DocumentData } from '#contracts/documents'
import { chosenValues } from '../../kit/payload-fields/chosen-values.ts'
import type { PayloadField } from '../../kit/payload-fields/payload-field.ts'
import { isKeptBack } from '../../kit/payload-fields/payload-field.ts'
import type { ValuesByLocale } from './kept-templates.ts'

/** What this user reads of a document, in each language, without what is of this document alone. */
export async function copiedValues(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: string | number,
): Promise<ValuesByLocale> {
  const { localization } = req.payload.config
  if (!localization) return { '': await copiedIn(req, collection, id, null) }
  const copied: Record<string, DocumentData> = {}
  for (const locale of localization.localeCodes) {
    copied[locale] = await copiedIn(req, collection, id, locale)
  }
  return copied
}

async function copiedIn(
  req: PayloadRequest,
  { fields, slug }: SanitizedCollectionConfig,
  id: string | number,
  locale: string | null,
): Promise<DocumentData> {
  const doc = await req.payload.findByID({
    ...{ collection: slug, id, depth: 0, draft: true, overrideAccess: false },
    // What another language says is not copied into this one.
    ...(locale !== null && { locale: locale as 'all', fallbackLocale: false as const }),
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale', 'query']),
  })
  return withoutOwn(req.payload, fields, doc as Record<string, unknown>)
}

/** Values that every document has of its own go; so does what no form has. */
async function withoutOwn(
  payload: Payload,
  fields: readonly PayloadField[],
  doc: Readonly<Record<string, unknown>>,
): Promise<DocumentData> {
  const copied = await chosenValues(fields, doc, {
    named: payload.blocks,
    isChosen: (part, siblings) => !isOwn(part) && !(siblings === doc && isOfDocument(part)),
  })
  return copied as DocumentData
}

const isOwn = (part: PayloadField): boolean =>
  isKeptBack(part) ||
  part.unique === true ||
  part.type === 'join' ||
  ('virtual' in part && Boolean(part.virtual)) ||
  (part.custom !== undefined && 'slugify' in part.custom)

/** What the server says of a document, and its part of an address. */
const ofDocument = new Set(['createdAt', 'updatedAt', 'deletedAt', 'slug', 'generateSlug'])

const isOfDocument = ({ name }: PayloadField): boolean =>
  Boolean(name) && (ofDocument.has(name!) || name!.startsWith('_') || name === 'id')
