/** Below `{api}/{slug of the search}`; `POST` with a `ReindexRequest`. */
export const reindexPath = '/reindex'

/** An answer of this type is told line by line, each of them JSON; the last one is the answer. */
export const linesType = 'application/x-ndjson'

export interface ReindexRequest {
  /** Slugs of the collections whose entries are to be made anew. */
  collections: readonly string[]
}

/** Each line before the last one. */
export interface ReindexProgress {
  done: number
  total: number
}

export interface ReindexAnswer {
  /** What was done, in a sentence of the server's. */
  message: string
}
