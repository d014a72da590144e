import type { DocumentData } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import type { ProblemData } from '#problems'
import type { CopyMode } from './copies.ts'

export interface CopyInput {
  /** The language on the screen. */
  from: string
  fields: readonly ClientField[]
}

export interface CopyContext extends CopyInput {
  /** Into which languages; those that are done are not among them any more. */
  to: readonly string[]
  mode: CopyMode
  /** The document as the server has it, by language. */
  versions: Versions
  /** Of which version (`updatedAt`) the next language is written; null: nobody notes it. */
  base: string | null
  /** Why it could not be read, or written. */
  problem: ProblemData | null
}

/** One document in some of its languages, all of the same moment. */
export type Versions = Readonly<Record<string, DocumentData>>

/** What the `write` work is asked for. */
export interface CopyRequest {
  locale: string
  changes: DocumentData
  base: string | null
}

/** What it answers: the version that it made. */
export interface Written {
  base: string | null
}

export type CopyEvent =
  /** With the languages that are chosen to begin with. */
  | { type: 'user.open'; to: readonly string[] }
  | { type: 'user.cancel' }
  | { type: 'user.choose'; to: readonly string[] }
  | { type: 'user.switch'; mode: CopyMode }
  | { type: 'user.copy' }
  | { type: 'user.retry' }
  /** What stood unsaved on the screen is saved now. */
  | { type: 'document.saved' }

/** What the world outside should hear. */
export type CopyEmitted = { type: 'copied'; locale: string; count: number }
