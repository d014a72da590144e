/** A statement of SQL with its values; Drizzle makes them. */
export interface Statement {
  sql: string
  args?: unknown
}

/** One connection to the file, or what runs statements like one. */
export interface Connection {
  execute: (statement: Statement | string) => Promise<unknown>
  close: () => void
}

/** Whether a statement only looks. Where that is in doubt it counts as a writer, and waits its turn. */
export const isReading = (statement: Statement | string): boolean => reading.test(sqlOf(statement))

/** New statistics for the planner. Other connections go on with those they have read. */
export const isAnalysis = (statement: Statement | string): boolean =>
  /^\s*analyze\b/i.test(sqlOf(statement))

const sqlOf = (statement: Statement | string): string =>
  typeof statement === 'string' ? statement : statement.sql

const reading = /^\s*(select|explain)\b|^\s*pragma\b(?!.*=)/i
