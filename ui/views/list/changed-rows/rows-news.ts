import type { Heard } from '../../../client/live/live.ts'

/** What was told of the rows of a list. */
export interface RowsNews {
  says: 'changed' | 'perhaps'
  /** ms since the epoch. */
  at: number
}

/**
 * Whether rows are others now; null: not that anybody knows. What this person does in the window in
 * front is known there; the windows behind are told.
 */
export function rowsNews(
  heard: Heard,
  visibility: DocumentVisibilityState,
): RowsNews['says'] | null {
  if (heard.type === 'missed') return 'perhaps'
  if (heard.type !== 'saved' && heard.type !== 'deleted') return null
  return !heard.isMine || visibility === 'hidden' ? 'changed' : null
}
