import type { ChangedVersion } from '#contracts/changes'
import type { DocumentId } from '#contracts/documents'
import type { ProblemData } from '#problems'

/** What the address asks to see of the timeline. */
export interface TimelineFilter {
  /** Only where this field at the top changed; null: any. */
  field: string | null
  /** Only by this person; empty: by nobody knows whom; null: by anybody. */
  by: string | null
}

export interface TimelineContext {
  filter: TimelineFilter
  /** Those that were looked through, the newest first. */
  versions: readonly ChangedVersion[]
  /** Where to look further; null: these are all, or none was looked at yet. */
  next: string | null
  /** How many are left to be looked through. */
  left: number
  /** So many are to be found before the looking stops by itself. */
  wanted: number
  /** Two at most, to be compared. */
  chosen: readonly DocumentId[]
  /** Why it cannot be looked further. */
  problem: ProblemData | null
}

export type TimelineEvent =
  | ({ type: 'page.asked' } & TimelineFilter)
  | { type: 'user.lookFurther' }
  | { type: 'user.stop' }
  | { type: 'user.retry' }
  /** To compare it with another one, or not to. */
  | { type: 'user.choose'; version: DocumentId }
