import type { BulkDocument, BulkResult } from '#contracts/bulk'
import type { BulkChange } from '#contracts/bulk-change'
import type { BulkEdit } from '#contracts/bulk-edit'
import type { DocumentId } from '#contracts/documents'
import type { Target } from '#machines/selection'
import type { ProblemData } from '#problems'

/** What is to be done, to what. */
export interface BulkJob {
  change: BulkChange
  target: Target
  /** The language that is written; null where there is but one. */
  locale: string | null
}

export interface BulkInput {
  /** How many documents one question names. */
  size: number
}

/** As much of it as must outlive a reload. */
export interface BulkRecord {
  job: BulkJob | null
  /** What an earlier attempt has made of documents that this one leaves alone. */
  settled: readonly BulkResult[]
  /** What would become of each. */
  looked: readonly BulkResult[]
  /** What became of those that could be changed, in the same order. */
  done: readonly BulkResult[]
}

export interface BulkContext extends BulkInput, BulkRecord {
  /** All that it is about. */
  ids: readonly DocumentId[]
  /** Asked for once, without an answer: they may have been changed. */
  doubted: readonly DocumentId[]
  /** Why it does not go on. */
  problem: ProblemData | null
}

/** What the `look` and `run` work are asked for. */
export interface BulkQuestion {
  job: BulkJob | null
  documents: readonly BulkDocument[]
  /** What they have in the fields of the edit is wanted, too. */
  withValues?: true
}

export type BulkEvent =
  /** An edit comes without its data. */
  | { type: 'user.ask'; job: BulkJob }
  | { type: 'user.fill'; edit: BulkEdit }
  | { type: 'user.cancel' }
  | { type: 'user.confirm' }
  | { type: 'user.pause' }
  | { type: 'user.resume' }
  | { type: 'user.stop' }
  | { type: 'user.retry' }
  | { type: 'user.undo' }
  | { type: 'user.close' }
  /** Of documents that somebody has in sight, and so that nobody has to be asked. */
  | {
      type: 'user.changeNow'
      change: ChangeWithoutQuestion
      results: readonly BulkResult[]
      locale: string | null
    }
  /** One that a reload has interrupted. */
  | { type: 'journal.found'; record: BulkRecord }

/** What takes something back. */
export type ChangeWithoutQuestion = Extract<BulkChange, { kind: 'restore' | 'undo' }>

/** What became of each document of a job. */
export interface BulkEnd {
  job: BulkJob | null
  results: readonly BulkResult[]
}

/** What the world outside should hear. */
export type BulkEmitted =
  | ({ type: 'ended' } & BulkEnd)
  /** All are as asked, and nobody has to read how it went. */
  | ({ type: 'succeeded' } & BulkEnd)
