import type { ImportMode, ImportOutcome } from '#contracts/import'
import type { ProblemData } from '#problems'

/** A file that somebody chose, by what stands for it. */
export interface ImportFile {
  handle: string
  name: string
  size: number
}

/** A column of the file. */
export interface ImportColumn {
  name: string
  /** What stands in it first. */
  sample: string
  /** The field that it seems to be; null: none. */
  target: string | null
}

/** What was found in a file. */
export interface ImportSource {
  columns: readonly ImportColumn[]
  lines: number
  /** The lines are kept in so many parts, and gone through part by part. */
  parts: number
  /** A comma is a decimal sign here. */
  hasDecimalComma: boolean
  /** Values are what they are; not texts to be read. */
  isTyped: boolean
}

/** How many lines there are of each outcome. */
export type ImportTally = Readonly<Record<ImportOutcome, number>>

/** What is written where: as much of it as the work must know. */
export interface ImportPlan {
  /** The language that is written; null where there is but one. */
  locale: string | null
  source: ImportSource
  /** The field of each column; null: it is left out. */
  targets: readonly (string | null)[]
  /** The field that tells which document a line is about; null: each line is a new one. */
  key: string | null
  mode: ImportMode
}

/** What the `read` work is asked for. */
export interface ImportFileQuestion {
  file: ImportFile | null
  locale: string | null
}

/** What the `look` work is asked for. */
export interface ImportLookQuestion extends ImportPlan {
  parts: readonly number[]
  /** From the second on, only what was refused is looked at. */
  attempt: number
}

/** What the `write` work is asked for. */
export interface ImportWriteQuestion extends ImportPlan {
  part: number
  /** What stands for the file: a line of it makes one document, however often it is sent. */
  file: string
}

/** As much of it as must outlive a reload. */
export interface ImportRecord extends ImportPlan {
  file: ImportFile
  attempt: number
  /** The parts that are gone through now, and how many of them are done with. */
  ahead: readonly number[]
  gone: number
  /** The parts that have lines to be written, and those that have refused ones. */
  worthy: readonly number[]
  refusing: readonly number[]
  /** What an earlier attempt has made of lines that this one leaves alone. */
  settled: ImportTally
  /** What would become of the others. */
  looked: ImportTally
  /** What became of those that could be written. */
  done: ImportTally
}

export interface ImportContext extends Omit<ImportRecord, 'file'> {
  file: ImportFile | null
  /** Why it does not go on. */
  problem: ProblemData | null
}

export interface ImportInput {
  /** The fields that can tell documents apart, where they are in the file. */
  keys: readonly string[]
  /** So many parts are looked at with one question. */
  stretch: number
}

export type ImportEvent =
  | { type: 'user.open'; locale: string | null }
  | { type: 'user.choose'; file: ImportFile }
  | { type: 'user.match'; column: number; target: string | null }
  | { type: 'user.setKey'; key: string | null }
  | { type: 'user.setMode'; mode: ImportMode }
  | { type: 'user.look' }
  | { type: 'user.back' }
  | { type: 'user.confirm' }
  | { type: 'user.pause' }
  | { type: 'user.resume' }
  | { type: 'user.stop' }
  | { type: 'user.retry' }
  | { type: 'user.close' }
  /** One that a reload has interrupted. */
  | { type: 'journal.found'; record: ImportRecord }

/** What the world outside should hear. */
export type ImportEmitted = { type: 'ended' }
