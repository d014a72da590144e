import type { DocumentId } from '#contracts/documents'
import type { ProblemData } from '#problems'

/** How the file is written. */
export type ExportFormat = 'csv' | 'json'

/** Which fields are in it: those of the list's columns, or all that the person may read. */
export type ExportFields = 'shown' | 'all'

/** One page of a list, as the file says it. */
export interface ExportQuestion {
  format: ExportFormat
  fields: ExportFields
  /** From 1. */
  page: number
  /** What the page before held: what moved down meanwhile is not written twice. */
  known: readonly DocumentId[]
  /** How many are written. */
  done: number
}

export interface ExportPart {
  /** With the head of the file in its first part, and its end in the last. */
  text: string
  /** What the page held, whether it was written before or not. */
  ids: readonly DocumentId[]
  /** How many of them are in the text. */
  written: number
  /** How many documents match now. */
  total: number
  isLast: boolean
}

export interface ExportContext extends ExportQuestion {
  parts: readonly string[]
  /** null: nobody knows yet. */
  total: number | null
  problem: ProblemData | null
}

export type ExportEvent =
  | { type: 'user.open' }
  | { type: 'user.setFormat'; format: ExportFormat }
  | { type: 'user.setFields'; fields: ExportFields }
  | { type: 'user.start' }
  | { type: 'user.retry' }
  | { type: 'user.close' }

export type ExportEmitted =
  /** The whole file, in parts, and how many documents are in it. */
  { type: 'written'; count: number; format: ExportFormat; parts: readonly string[] }
