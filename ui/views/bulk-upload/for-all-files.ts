import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import type { KeptForAll } from '../../client/uploads/bulk-upload-store.ts'
import { blankDocument } from '../list/bulk/blank-document.ts'
import { draftOf, restoreDraft } from './restored-draft.ts'

/** Which fields are set for all files at once. */
export type ForAll = Pick<KeptForAll, 'chosen' | 'which'>

/** The form of all files: it outlives a look at one of them, and a reload. */
export interface ForAllFiles {
  get(): ForAll
  document(): DocumentActor
  change(part: Partial<ForAll>): void
  kept(): KeptForAll | null
  restore(kept: KeptForAll): void
  /** The files are gone, and it begins anew. */
  forget(): void
  end(): void
}

const nothing: ForAll = { chosen: [], which: 'empty' }

export function forAllFiles(collection: ClientCollection, onChange: () => void): ForAllFiles {
  let now = nothing
  let document = begin()

  function begin(): DocumentActor {
    const begun = blankDocument(collection)
    begun.start()
    begun.subscribe(onChange)
    return begun
  }

  return {
    get: () => now,
    document: () => document,
    change(part) {
      now = { ...now, ...part }
      onChange()
    },
    kept: () => (now.chosen.length === 0 ? null : { ...now, ...draftOf(document, { values: {} }) }),
    restore({ chosen, which, ...draft }) {
      now = { chosen, which }
      restoreDraft(document, draft)
      onChange()
    },
    forget() {
      document.stop()
      now = nothing
      document = begin()
      onChange()
    },
    end() {
      document.stop()
    },
  }
}
