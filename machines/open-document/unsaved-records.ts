import type { DocumentData, Json } from '#contracts/documents'
import type { DocumentActor } from '#machines/document'
import { asTyped, equal } from '#machines/document'
import type { Existing, JournalRecord } from '#machines/recovery'
import { changedPaths, isOfDeleted, withRecord } from '#machines/recovery'
import { isMissing } from './is-gone.ts'
import type { KeptRecords } from './kept-records.ts'
import type { DocumentWork, OpenDocumentInput } from './open-document.types.ts'

/** Tells which records say something that neither the server nor the form has, and forgets the others. */
export function unsavedRecords(
  document: DocumentActor,
  { whole }: OpenDocumentInput,
  { hiddenPaths }: Pick<DocumentWork, 'hiddenPaths'>,
  { forget, supersede }: KeptRecords,
): (records: readonly JournalRecord[]) => Promise<JournalRecord[]> {
  /** A deploy may have removed fields, in rows and blocks as well; a time zone has none of its own. */
  function withGone(record: JournalRecord): JournalRecord {
    const paths = changedPaths(record, whole).filter((path) => !path.endsWith('_tz'))
    const gone = hiddenPaths(asTyped(record.values, record.unparsed ?? []), paths)
    return gone.length === 0 ? record : { ...record, gone }
  }

  /** A document that no longer exists has nothing of it. */
  async function unlessThere(records: readonly JournalRecord[]): Promise<readonly JournalRecord[]> {
    const state = document.getSnapshot()
    if (!state.matches('open')) return records
    const { base, values } = state.context
    const isIn = (data: DocumentData) => (record: JournalRecord) =>
      !isOfDeleted(record, existing(document)) &&
      !record.unparsed?.length &&
      equal(withRecord(record, data, whole), data)
    const saved = records.filter(isIn(base))
    const others = records.filter((record) => !saved.includes(record))
    const [here, left] = [others.filter(isIn(values)), others.filter((one) => !isIn(values)(one))]
    // What stays is forgotten in the next visit; the others are offered in this one.
    await forget(keysOf(saved)).catch(() => {})
    if (here.length > 0) void supersede(keysOf(here)).catch(() => {})
    return left
  }

  return async (records) => (await unlessThere(records)).map(withGone)
}

const keysOf = (records: readonly JournalRecord[]): string[] => records.map(({ key }) => key)

export function existing(document: DocumentActor): Existing | null {
  const state = document.getSnapshot()
  return isMissing(state) ? null : { createdAt: dateIn(state.context.base.createdAt) }
}

export const dateIn = (value: Json | undefined): string | null =>
  typeof value === 'string' ? value : null
