import type { DocumentData } from '#config-schema'
import type { DocumentContext } from '#machines/document'
import { changesOf, doubted } from '#machines/document'
import type { JournalRecord } from '#machines/recovery'

/** What must not lie in a browser: passwords, and files that it cannot give back. */
const secrets = ['password', 'confirm-password', 'file']

/** The unsaved edits of a document, with what they were made to. */
export function recordOf(key: string, document: DocumentContext): JournalRecord {
  const { values } = document
  const base = doubted(document)
  const changed = Object.keys(changesOf(base, values)).filter((name) => !secrets.includes(name))
  return {
    key,
    keptAt: Date.now(),
    base: picked(base, changed),
    values: Object.fromEntries(changed.map((name) => [name, values[name] ?? null])),
  }
}

const picked = (data: DocumentData, names: readonly string[]): DocumentData =>
  Object.fromEntries(
    names.flatMap((name) => (data[name] === undefined ? [] : [[name, data[name]]])),
  )
