import { waitFor } from 'xstate'
import type { BulkUploadActor } from '#machines/bulk-upload'
import { unsavedIn } from '#machines/bulk-upload'
import { draftOf } from './draft.ts'
import type { FilesHere } from './files-here.ts'
import { nameOf } from './files-here.ts'
import type { HeldFormOfAll } from './form-of-all.ts'
import type { BulkUploadWork, FileDraft, UnsavedFiles } from './open-bulk-upload.types.ts'

interface Kept {
  bulk: BulkUploadActor
  files: FilesHere<unknown>
  forAll: HeldFormOfAll
  visit: AbortSignal
}

/** What isn't saved is kept on this device until it is, and taken up by the next visit. */
export interface BulkToJournal {
  changed(): void
  isKept(): boolean
  takeUp(): Promise<void>
  close(): void
}

export function bulkToJournal(
  kept: Kept,
  work: Pick<BulkUploadWork<unknown>, 'copy'>,
  onKept: () => void,
): BulkToJournal {
  const { bulk, visit } = kept
  let isKept = true
  let isRead = false
  const copy = work.copy({
    now: () => unsavedNow(kept),
    onKept(next) {
      isKept = next
      onKept()
    },
  })
  return {
    // Before the earlier visit is read, it would be lost.
    changed() {
      if (isRead) copy.changed()
    },
    isKept: () => isKept,
    async takeUp() {
      const found = await copy.find()
      // Whoever is asked about closing is asked about what they chose.
      await waitFor(bulk, (state) => !state.matches('asking')).catch(() => {})
      if (visit.aborted) return
      if (found !== null) {
        copy.continue(found.key)
        enter(kept, found.files)
      }
      isRead = true
      copy.changed()
    },
    close() {
      if (!isRead) copy.changed()
      copy.close()
    },
  }
}

function unsavedNow({ bulk, files, forAll }: Kept): UnsavedFiles | null {
  const unsaved = unsavedIn(bulk.getSnapshot().context).flatMap(({ key }) => {
    const file = files.get(key)
    return file ? [{ key, ...file }] : []
  })
  if (unsaved.length === 0) return null
  return {
    locale: unsaved[0]!.locale,
    files: unsaved.map(({ key, document, initial }) => ({ key, ...draftOf(document, initial) })),
    forAll: forAll.draft(),
  }
}

function enter({ bulk, files, forAll }: Kept, found: UnsavedFiles): void {
  for (const { key, ...draft } of found.files) files.open(key, draft, found.locale)
  if (found.forAll) forAll.restore(found.forAll)
  const given = found.files.map(givenOf)
  if (bulk.getSnapshot().matches('idle')) bulk.send({ type: 'journal.found', files: given })
  else bulk.send({ type: 'user.add', files: given, refused: [] })
}

const givenOf = ({ key, values }: FileDraft) => ({ key, name: nameOf(values.file) ?? '' })
