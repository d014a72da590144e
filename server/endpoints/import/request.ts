import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { z } from 'zod'
import type { DocumentData } from '#contracts/documents'
import type { ImportLine, ImportRequest } from '#contracts/import'
import { mostInImport } from '#contracts/import'
import { Problem } from '#problems'
import { isNamedByHand } from '../../features/own-ids/id-field.ts'
import { jsonOf } from '../../kit/json-of.ts'
import { memberNamed } from '../../kit/payload-fields/field-tree.ts'
import { isEditable, isLocale } from '../bulk/request.ts'
import type { LookedAhead } from './looked-ahead.ts'

const data = z.record(z.string(), z.json())

const importSchema = z.object({
  collection: z.string(),
  key: z.string().nullable(),
  mode: z.enum(['both', 'create', 'update']),
  lines: z
    .array(
      z.object({
        line: z.number(),
        key: z.union([z.string(), z.number()]).nullable(),
        data,
        locales: z.record(z.string(), data).exactOptional(),
        base: z.string().exactOptional(),
        creation: z.string().exactOptional(),
      }),
    )
    .min(1)
    .max(mostInImport),
  locale: z.string().exactOptional(),
  dryRun: z.boolean().exactOptional(),
})

/** A collection, and the lines that are to be written into it. */
export interface ImportAsked extends Omit<ImportRequest, 'collection'> {
  collection: SanitizedCollectionConfig
  /** Only in a dry run. */
  ahead?: LookedAhead
}

/** What is asked, or a refusal of what nobody could do. */
export async function readImport(req: PayloadRequest): Promise<ImportAsked> {
  const parsed = importSchema.safeParse(await jsonOf(req))
  if (!parsed.success) throw new Problem('request.invalid', { details: { part: 'body' } })
  const collection = req.payload.collections[parsed.data.collection]?.config
  if (!collection) throw new Problem('document.notFound')
  // The types of Zod's JSON say the same at greater length.
  const asked = { ...parsed.data, collection } as ImportAsked
  const isPossible =
    isKey(asked.key, collection) &&
    isLocale(req, asked.locale) &&
    asked.lines.every((line) => isWritable(line, collection) && hasLocales(req, line))
  if (!isPossible) throw new Problem('request.invalid', { details: { part: 'body' } })
  return asked
}

/** What only one document can say tells which one it is. */
const isKey = (key: string | null, { fields }: SanitizedCollectionConfig): boolean =>
  key === null || key === 'id' || memberNamed(fields, key)?.part.unique === true

const isWritable = ({ data, locales = {} }: ImportLine, collection: SanitizedCollectionConfig) =>
  [data, ...Object.values(locales)].every(
    ({ _status, id, ...rest }) =>
      (id === undefined || isNamedByHand(collection)) &&
      (_status === undefined || isStatus(_status, collection)) &&
      (Object.keys(rest).length === 0 || isEditable(Object.keys(rest), collection)),
  )

const isStatus = (status: DocumentData[string], collection: SanitizedCollectionConfig): boolean =>
  hasDraftsEnabled(collection) && (status === 'draft' || status === 'published')

const hasLocales = (req: PayloadRequest, { locales = {} }: ImportLine): boolean =>
  Object.keys(locales).every((locale) => isLocale(req, locale))
