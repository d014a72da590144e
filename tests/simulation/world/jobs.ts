import type { DocumentData } from '#contracts/documents'
import type { BulkRecord } from '#machines/bulk'
import type { Person } from '../server/model-server.ts'

/** A change of many documents as its browser keeps it, until it is done. */
export interface KeptJob {
  job: Job
  record: BulkRecord
  /** The tab that is at it. */
  desk: { readonly isGone: boolean }
}

/** What a file says of one document. */
export interface ImportedLine {
  /** null: it is a new one. */
  id: number | null
  /** The cells of the columns, as texts. */
  cells: Readonly<Record<string, string>>
}

/** A file that somebody has written into a collection. */
export interface ImportJob {
  name: string
  person: Person
  slug: string
  columns: readonly string[]
  lines: readonly ImportedLine[]
  locale: string
}

/** What somebody asked to be done to many documents. */
export interface Job {
  name: string
  person: Person
  slug: string
  kind: 'edit' | 'publish' | 'unpublish'
  /** Of an edit. */
  data: DocumentData
  locale: string
}
