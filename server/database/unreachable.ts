import { Problem } from '#problems'

/** Says which database failed and why. A refusal that has a name already passes unchanged. */
export const unreachable = (url: string, thrown: unknown): Problem =>
  thrown instanceof Problem
    ? thrown
    : new Problem('database.unreachable', {
        details: { url, reason: reasonOf(thrown) },
        cause: thrown,
      })

/** The driver's own words, without the sentence that Payload puts before them. */
const reasonOf = (thrown: unknown): string =>
  (thrown instanceof Error ? thrown.message : String(thrown)).replace(
    /^Error: cannot connect to (SQLite:|Postgres[.:]( Details:)?|MongoDB: Error: cannot connect to MongoDB\. Details:)\s*/,
    '',
  )
