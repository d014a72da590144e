import { createActor } from 'xstate'
import type { BulkUploadActor } from '#machines/bulk-upload'
import { bulkUploadMachine, unsavedIn } from '#machines/bulk-upload'
import { endAll } from '../kit/follow.ts'
import { bulkToDocument } from './bulk-to-document.ts'
import { bulkToJournal } from './bulk-to-journal.ts'
import { bulkToNavigation } from './bulk-to-navigation.ts'
import { bulkToOutside, outsideToDocument } from './bulk-to-outside.ts'
import type { FilesHere } from './files-here.ts'
import { filesHere, fillIn, nameOf } from './files-here.ts'
import { formOfAll } from './form-of-all.ts'
import type {
  BulkUploadInput,
  BulkUploadWork,
  OpenBulkUpload,
  ShownFile,
} from './open-bulk-upload.types.ts'

/** One owner of many files that become documents: who is there, who tells whom, and how it ends. */
export function openBulkUpload<Sent>(
  input: BulkUploadInput,
  work: BulkUploadWork<Sent>,
): OpenBulkUpload<Sent> {
  const visit = new AbortController()
  const actor = createActor(bulkUploadMachine)
  const shown = shownFiles<Sent>(actor)
  const files = filesHere(input, work, visit.signal, { changed, counted: shown.change })
  const forAll = formOfAll(work.blank, changed)
  const kept = { bulk: actor, files, forAll, visit: visit.signal }
  const journal = bulkToJournal(kept, work, () => navigation.show())
  const navigation = bulkToNavigation(actor, journal.isKept, work)
  let end = () => {}

  function changed(): void {
    journal.changed()
    navigation.show()
    shown.change()
  }

  return {
    ...{ actor, forAll },
    add(values, refused) {
      const added = values.map((file) => ({ key: work.newKey(), file }))
      const started = work.started()
      for (const { key, file } of added) {
        files.open(key, { values: { ...started.values, file } }, started.locale)
      }
      const named = added.map(({ key, file }) => ({ key, name: nameOf(file) ?? '' }))
      actor.send({ type: 'user.add', files: named, refused })
    },
    documentOf: (key) => files.get(key)?.document ?? null,
    fillIn(values, which) {
      const unsaved = unsavedIn(actor.getSnapshot().context)
      return fillIn(
        unsaved.map(({ key }) => files.get(key)!.document),
        values,
        which,
      )
    },
    all: () => shown.all(files),
    subscribe: shown.subscribe,
    start() {
      end = endAll(
        actor.subscribe(changed),
        bulkToOutside(actor, work),
        bulkToDocument(actor, files, forAll),
        outsideToDocument(files, shown.change, work),
      )
      actor.start()
      void journal.takeUp()
    },
    leave() {
      visit.abort()
      navigation.leave()
      journal.close()
      end()
      files.leave()
      forAll.leave()
      actor.stop()
    },
    isLeft: () => visit.signal.aborted,
  }
}

/** The files as the list shows them, for as long as none of them is another. */
function shownFiles<Sent>(bulk: BulkUploadActor) {
  const listeners = new Set<() => void>()
  let shown: readonly ShownFile<Sent>[] | null = null
  return {
    all(files: FilesHere<Sent>) {
      shown ??= bulk.getSnapshot().context.files.map(files.shown)
      return shown
    },
    change() {
      shown = null
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
