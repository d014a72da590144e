import type { BulkEdit } from './bulk-edit.ts'

/** What is done to each document. */
export type BulkChange =
  | { kind: 'publish' }
  | { kind: 'unpublish' }
  /** To the trash, where the collection has one. */
  | { kind: 'delete' }
  /**
   * For good: past the trash, or out of it. What is not where it was meant to be is left alone.
   */
  | { kind: 'deleteForever'; inTrash: boolean }
  /** Out of the trash; where there are drafts, as one. */
  | { kind: 'restore' }
  /** Out of the trash, and published. */
  | { kind: 'restorePublished' }
  /** As a draft, where there are drafts. */
  | ({ kind: 'edit' } & BulkEdit)
  /** Back to what each was before an earlier change. */
  | { kind: 'undo' }

/** Whether a change is made to what is in the trash. */
export const isOfTrash = (change: BulkChange): boolean =>
  change.kind === 'deleteForever' ? change.inTrash : restores.has(change.kind)

const restores: ReadonlySet<BulkChange['kind']> = new Set(['restore', 'restorePublished'])
