import type { DocumentData, Json } from '#contracts/documents'
import type { DocumentContext } from '#machines/document'
import { changesOf, doubted, isUnkept, unparsedIn } from '#machines/document'
import type { JournalRecord } from '#machines/recovery'

/** The unsaved edits of a document, with what they were made to. */
export function recordOf(key: string, document: DocumentContext): JournalRecord {
  const { base, unanswered, values } = document
  const unparsed = unparsedIn(document).filter(({ text }) => text !== null)
  const names = [
    ...Object.keys(changesOf(doubted(document), values)),
    ...unparsed.map(({ place }) => place[0]!),
  ]
  const changed = [...new Set(names)].filter((name) => !isUnkept(name, values[name] ?? null))
  return {
    key,
    version: dateIn(base.updatedAt),
    createdAt: dateIn(base.createdAt),
    keptAt: Date.now(),
    base: picked(base, changed),
    ...(unanswered.length > 0 && { unanswered: unanswered.map((sent) => picked(sent, changed)) }),
    values: Object.fromEntries(changed.map((name) => [name, values[name] ?? null])),
    unparsed,
  }
}

const dateIn = (value: Json | undefined): string | null =>
  typeof value === 'string' ? value : null

const picked = (data: DocumentData, names: readonly string[]): DocumentData =>
  Object.fromEntries(
    names.flatMap((name) => (data[name] === undefined ? [] : [[name, data[name]]])),
  )
