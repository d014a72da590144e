/** Below `{api}`, before the slug of a collection; `GET` says how many of its documents fit each filter. */
export const countsPath = '/stateroom/counts'

/** As many filters as one question may have. */
export const mostCounts = 12

/** What it answers: the number of documents by the name of each filter. */
export interface CountsAnswer {
  counts: Readonly<Record<string, number>>
}
