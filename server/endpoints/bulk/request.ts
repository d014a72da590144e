import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { z } from 'zod'
import type { BulkRequest } from '#contracts/bulk'
import { mostInBulk } from '#contracts/bulk'
import type { BulkChange } from '#contracts/bulk-change'
import type { BulkEdit } from '#contracts/bulk-edit'
import { namesIn } from '#contracts/bulk-edit'
import { Problem } from '#problems'
import { jsonOf } from '../../kit/json-of.ts'
import { memberNamed, membersOf } from '../../kit/payload-fields/field-tree.ts'

const id = z.union([z.string(), z.number()])

const change = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['publish', 'unpublish', 'delete', 'restore', 'restorePublished', 'undo']),
  }),
  z.object({ kind: z.literal('deleteForever'), inTrash: z.boolean() }),
  z.object({
    kind: z.literal('edit'),
    data: z.record(z.string(), z.json()),
    lists: z
      .record(
        z.string(),
        z.object({ action: z.enum(['add', 'remove']), values: z.array(z.json()) }),
      )
      .exactOptional(),
  }),
])

const bulkSchema = z
  .object({
    collection: z.string(),
    documents: z
      .array(
        z.object({
          id,
          base: z.string().exactOptional(),
          before: z
            .object({ version: id.nullable(), published: id.nullable(), isTrashed: z.boolean() })
            .exactOptional(),
        }),
      )
      .min(1)
      .max(mostInBulk),
    change,
    locale: z.string().exactOptional(),
    dryRun: z.boolean().exactOptional(),
    withValues: z.boolean().exactOptional(),
  })
  // What is taken back was looked at when it was done.
  .refine(({ change, dryRun }) => change.kind !== 'undo' || !dryRun)

/** A collection, and what is to be done to documents of it. */
export interface BulkAsked extends Omit<BulkRequest, 'collection'> {
  collection: SanitizedCollectionConfig
}

/** What is asked, or a refusal of what nobody could do. */
export async function readBulk(req: PayloadRequest): Promise<BulkAsked> {
  const { data, success } = bulkSchema.safeParse(await jsonOf(req))
  if (!success) throw new Problem('request.invalid', { details: { part: 'body' } })
  const collection = req.payload.collections[data.collection]?.config
  if (!collection) throw new Problem('document.notFound')
  // The types of Zod's JSON say the same at greater length.
  const asked = { ...data, collection } as BulkAsked
  if (!isPossible(asked.change, collection) || !isLocale(req, data.locale)) {
    throw new Problem('request.invalid', { details: { part: 'body' } })
  }
  return asked
}

function isPossible(change: BulkChange, collection: SanitizedCollectionConfig): boolean {
  switch (change.kind) {
    case 'publish':
    case 'unpublish':
      return hasDraftsEnabled(collection)
    case 'edit':
      return isEditable(namesIn(change), collection) && hasLists(change, collection)
    case 'restore':
      return collection.trash
    case 'restorePublished':
      return collection.trash && hasDraftsEnabled(collection)
    case 'deleteForever':
      return collection.trash || !change.inTrash
    default:
      return true
  }
}

/** Only fields of the config; what Payload keeps itself, and secrets, are nobody's to set on many. */
export function isEditable(
  given: readonly string[],
  { fields }: SanitizedCollectionConfig,
): boolean {
  const names = new Set(membersOf(fields).map(({ name }) => name))
  return given.length > 0 && given.every((name) => names.has(name) && !kept.test(name))
}

/** Each list is one, and isn't replaced as well. */
const hasLists = ({ data, lists = {} }: BulkEdit, { fields }: SanitizedCollectionConfig): boolean =>
  Object.keys(lists).every((name) => memberNamed(fields, name)?.part.hasMany && !(name in data))

const kept =
  /^(_.*|id|createdAt|updatedAt|deletedAt|password|salt|hash|apiKey|enableAPIKey|sessions|filename|url)$/

export const isLocale = ({ payload }: PayloadRequest, locale: string | undefined): boolean => {
  const { localization } = payload.config
  return (
    locale === undefined || (localization !== false && localization.localeCodes.includes(locale))
  )
}
