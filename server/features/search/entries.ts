import { isDeepStrictEqual } from 'node:util'
import type { JsonObject, PayloadRequest, TypeWithID } from 'payload'
import type { ResolvedSearch } from '#config-schema/config'
import { isRecord } from '#contracts/is-record'
import { mongoOf } from '../../kit/mongo/mongo-database.ts'
import type { Searched } from './searched.ts'

/** An entry as the database keeps it: a localized value is a record of all languages. */
export interface Entry extends JsonObject {
  /** Which document it is of. */
  key: string
  doc: { relationTo: string; value: string | number }
}

/** No slug has a colon. */
export const keyOf = ({ collection, id }: Searched): string => `${collection.slug}:${id}`

/**
 * Past Payload's own operations, which would read, check and write it once for every language.
 * An entry that says so already is left as it is.
 */
export async function writeEntry(
  req: PayloadRequest,
  { slug }: ResolvedSearch,
  entry: Entry,
): Promise<void> {
  const { db } = req.payload
  const where = { key: { equals: entry.key } }
  const kept = await db.findOne<TypeWithID & JsonObject>({ collection: slug, where, req })
  const now = new Date().toISOString()
  const isMongo = mongoOf(req.payload) !== null
  if (isMongo && kept && Object.keys(entry).some((name) => isEmptied(kept[name], entry[name]))) {
    await removeEntry(req, { slug } as ResolvedSearch, entry.key)
    const { createdAt } = kept
    const data = { ...filled(entry), createdAt, updatedAt: now }
    await db.create({ collection: slug, data, req, returning: false })
  } else if (!kept) {
    const data = { ...(isMongo ? filled(entry) : entry), createdAt: now, updatedAt: now }
    await db.create({ collection: slug, data, req, returning: false })
  } else if (!saysTheSame(kept, entry)) {
    const data = { ...(isMongo ? filled(entry) : entry), updatedAt: now }
    await db.updateOne({ collection: slug, id: kept.id, data, req, returning: false })
  }
}

/** A unique index of MongoDB takes null for a value that another entry may have already. */
const filled = (entry: Entry): JsonObject =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null))

const isEmptied = (before: unknown, now: unknown): boolean =>
  now === null && before !== null && before !== undefined

export async function removeEntry(
  req: PayloadRequest,
  { slug }: ResolvedSearch,
  key: string,
): Promise<void> {
  await req.payload.db.deleteMany({ collection: slug, where: { key: { equals: key } }, req })
}

const saysTheSame = (kept: JsonObject, entry: Entry): boolean =>
  Object.keys(entry).every((name) => isDeepStrictEqual(tidy(kept[name]), tidy(entry[name])))

/** A language that says nothing may be there or not. */
const tidy = (value: unknown): unknown => {
  const filled = Object.entries(isRecord(value) ? value : {}).filter(([, one]) => one !== null)
  return isRecord(value) ? (filled.length > 0 ? Object.fromEntries(filled) : null) : (value ?? null)
}
