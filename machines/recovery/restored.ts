import type { DocumentData } from '#contracts/documents'
import { asTyped, asValues, equal, merge, unparsedIn } from '#machines/document'
import { edited } from './edited.ts'
import { fieldsOf, isOfDeleted, sentIn, typedIn, withRecord } from './recovery.data.ts'
import type { Found, Into, JournalRecord, RecoveryInput, Restored } from './recovery.types.ts'

/**
 * What comes back by itself: edits of a document that nobody has saved since. Where two visits
 * changed the same, the older comes back, and the other waits to be reviewed.
 */
export function restoredOf(
  { records, into, document }: Found,
  whole: RecoveryInput['whole'],
): Restored {
  const nothing: Restored = { values: {}, unparsed: [], unanswered: [], keptAt: 0, keys: [] }
  if (into === null) return nothing
  return records
    .filter((record) => !isOfDeleted(record, document) && isUntouched(record, into, records.length))
    .reduce((restored, record) => joined(restored, record, into, whole), {
      ...nothing,
      values: into.values,
    })
}

/** Nobody has saved the document since, and it has every field. */
function isUntouched(record: JournalRecord, into: Into, count: number): boolean {
  const { base, values, version } = record
  const names = [...Object.keys(values), ...(record.unparsed ?? []).map(({ place }) => place[0]!)]
  if (record.gone?.length) return false
  if (version === undefined || names.some((name) => into.unknown.includes(name))) return false
  // Two new documents are not one.
  if (into.isNew) return version === null && count === 1
  if (version !== into.version) return false
  return version !== null || equal(fieldsOf(into.values, names), fieldsOf(base, names))
}

function joined(
  restored: Restored,
  record: JournalRecord,
  into: Into,
  whole: RecoveryInput['whole'],
): Restored {
  const named = Object.keys(record.values)
  // What a new document begins with is nobody's edit, and a save without an answer has not arrived.
  const base = fieldsOf(into.values, named)
  const own = { ...record, values: edited(record.values, record.base, base, whole) }
  const typed = typedIn(own)
  const here = fieldsOf(asTyped(restored.values, restored.unparsed), named)
  const merged = merge(base, typed.values, here, whole)
  if (merged.conflicts.length > 0) return restored
  const all: DocumentData = { ...restored.values, ...merged.values }
  const halfTyped = unparsedIn({ values: all, unparsed: record.unparsed ?? [] })
  const unparsed = [...restored.unparsed, ...halfTyped]
  const plain = withRecord({ ...own, base, unanswered: [] }, restored.values, whole)
  return {
    values: asValues(all, unparsed, plain, record.values),
    unparsed,
    unanswered: [...restored.unanswered, ...sentIn(record, into.values)],
    keptAt: Math.max(restored.keptAt, record.keptAt),
    keys: [...restored.keys, record.key],
  }
}
