import type { DocumentData, Json } from '#contracts/documents'
import type { BulkUploadFile } from '#machines/bulk-upload'
import type { DocumentActor, DocumentEvent } from '#machines/document'
import { createDocument } from './create-document.ts'
import { documentToBulk, isHeldUp } from './document-to-bulk.ts'
import { draftOf, restoreDraft } from './draft.ts'
import type {
  BulkUploadInput,
  BulkUploadWork,
  Draft,
  ForAll,
  HeldFile,
  ShownFile,
} from './open-bulk-upload.types.ts'

/** The files that are there, each with its document. */
export interface FilesHere<Sent> {
  get(key: string): HeldFile<Sent> | undefined
  open(key: string, draft: Draft, locale: string | null): void
  /** Nobody wants it any more. */
  drop(key: string): void
  dropAll(): void
  tellAll(event: DocumentEvent): void
  shown(file: BulkUploadFile): ShownFile<Sent>
  leave(): void
}

export function filesHere<Sent>(
  input: BulkUploadInput,
  work: BulkUploadWork<Sent>,
  visit: AbortSignal,
  hear: { changed: () => void; counted: () => void },
): FilesHere<Sent> {
  const held = new Map<string, HeldFile<Sent>>()

  function drop(key: string): void {
    const file = held.get(key)
    if (file === undefined) return
    const value = fileIn(file)
    if (value) work.discard(value)
    file.document.stop()
    held.delete(key)
  }

  return {
    get: (key) => held.get(key),
    open(key, initial, locale) {
      const document = createDocument(input, { values: initial.values, locale }, work, visit)
      const file = { document, initial, locale, checked: null, faults: null, sent: null }
      held.set(key, file)
      documentToBulk(file, work, hear)
      if (initial.unparsed?.length) restoreDraft(document, initial)
      document.start()
    },
    drop,
    dropAll() {
      for (const key of [...held.keys()]) drop(key)
    },
    tellAll(event) {
      for (const { document } of held.values()) document.send(event)
    },
    shown(one) {
      const file = held.get(one.key)
      if (file === undefined) return { ...one, sent: null, faults: null, isHeldUp: false }
      const value = fileIn(file)
      file.sent = work.sentOf(value, file.sent)
      return {
        ...one,
        name: nameOf(value) ?? one.name,
        sent: file.sent,
        faults: file.faults,
        isHeldUp: isHeldUp(file.document.getSnapshot()),
      }
    },
    leave() {
      for (const { document } of held.values()) document.stop()
    },
  }
}

/** Sets fields of these documents; the number of those that it changed. */
export const fillIn = (
  documents: readonly DocumentActor[],
  values: DocumentData,
  which: ForAll['which'],
): number =>
  documents.filter((document) => {
    const before = document.getSnapshot().context.values
    const wanted = Object.entries(values).filter(
      ([name]) => which === 'all' || isEmpty(before[name]),
    )
    for (const [path, value] of wanted) {
      document.send({ type: 'user.edit', path, value: value ?? null })
    }
    return wanted.length > 0
  }).length

/** The name of the file that stands in a document's values. */
export const nameOf = (value: Json | undefined): string | null =>
  typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : null

const fileIn = ({ document, initial }: HeldFile<unknown>): Json | undefined =>
  draftOf(document, initial).values.file

const isEmpty = (value: Json | undefined): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)
