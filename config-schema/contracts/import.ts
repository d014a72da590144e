import type { ProblemData } from '../problems/problem.ts'
import type { BulkBefore } from './bulk.ts'
import type { DocumentData, DocumentId, Json } from './documents.ts'

/** Below `{api}`; `POST` writes lines of a file into a collection. */
export const importPath = '/stateroom/import'

/** The most lines that one request may carry. */
export const mostInImport = 100

/** Which lines are written: those that make a document, those that change one, or both. */
export type ImportMode = 'both' | 'create' | 'update'

/** What one line of a file says of a document. */
export interface ImportLine {
  /** Where it stands in the file, from 1. */
  line: number
  /** What tells which document it is about; null: none that is there. */
  key: DocumentId | null
  /** In the language of the request. null empties a field; a new document begins with its default. */
  data: DocumentData
  /** What it says in other languages. */
  locales?: Readonly<Record<string, DocumentData>>
  /** The document's `updatedAt` when it was looked at: where it is another one by now, it is refused. */
  base?: string
  /** It was looked at as a new one. Sent twice with the same name, it makes one document. */
  creation?: string
}

/** What `POST {api}/stateroom/import` is asked. */
export interface ImportRequest {
  collection: string
  /** The field whose value tells which document is meant; null: every line is a new one. */
  key: string | null
  mode: ImportMode
  lines: readonly ImportLine[]
  locale?: string
  /** Says what would become of each line, and writes nothing. */
  dryRun?: boolean
}

export type ImportOutcome = 'created' | 'changed' | 'unchanged' | 'refused'

/** What a line changes in one field. */
export interface FieldChange {
  path: string
  /** Only where it is not the language of the request. */
  locale?: string
  from: Json
  to: Json
}

export interface ImportResult {
  line: number
  /** null: there is no document, or not yet. */
  id: DocumentId | null
  title: string | null
  outcome: ImportOutcome
  /** Why it was refused. */
  problem?: ProblemData
  /** What is said differently, or for the first time. */
  changes?: readonly FieldChange[]
  /** The document's `updatedAt` as it is now. */
  base?: string
  /** What takes the change back; absent: nothing does. */
  before?: BulkBefore
}

/** What it answers: a result for each line, in the order of the question. */
export interface ImportAnswer {
  results: readonly ImportResult[]
}
