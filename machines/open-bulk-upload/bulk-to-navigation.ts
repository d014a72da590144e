import type { BulkUploadActor } from '#machines/bulk-upload'
import { unsavedIn } from '#machines/bulk-upload'
import type { BulkUploadWork } from './open-bulk-upload.types.ts'

/** Leaving asks first, and says whether the files are found again. */
export interface BulkToNavigation {
  show(): void
  /** Nobody is asked about it any more. */
  leave(): void
}

export function bulkToNavigation(
  bulk: BulkUploadActor,
  isKept: () => boolean,
  { tell }: { tell: Pick<BulkUploadWork<unknown>['tell'], 'unsaved'> },
): BulkToNavigation {
  let told: 'kept' | 'notKept' | null = null
  const say = (now: typeof told) => {
    if (now === told) return
    told = now
    tell.unsaved(now)
  }
  return {
    show() {
      const state = bulk.getSnapshot()
      const isGuarded = state.hasTag('open') && unsavedIn(state.context).length > 0
      const copy = isKept() ? 'kept' : 'notKept'
      say(isGuarded ? copy : null)
    },
    leave: () => say(null),
  }
}
