import type { DocumentActor } from '#machines/document'
import { draftOf, restoreDraft } from './draft.ts'
import type { ForAll, ForAllDraft, FormOfAll } from './open-bulk-upload.types.ts'

export interface HeldFormOfAll extends FormOfAll {
  draft(): ForAllDraft | null
  restore(draft: ForAllDraft): void
  /** The files are gone, and it begins anew. */
  forget(): void
  leave(): void
}

const nothing: ForAll = { chosen: [], which: 'empty' }

export function formOfAll(blank: () => DocumentActor, changed: () => void): HeldFormOfAll {
  let now = nothing
  let document = begin()

  function begin(): DocumentActor {
    const begun = blank()
    begun.start()
    begun.subscribe(changed)
    return begun
  }

  return {
    get: () => now,
    document: () => document,
    change(part) {
      now = { ...now, ...part }
      changed()
    },
    draft: () =>
      now.chosen.length === 0 ? null : { ...now, ...draftOf(document, { values: {} }) },
    restore({ chosen, which, ...draft }) {
      now = { chosen, which }
      restoreDraft(document, draft)
      changed()
    },
    forget() {
      document.stop()
      now = nothing
      document = begin()
      changed()
    },
    leave: () => void document.stop(),
  }
}
