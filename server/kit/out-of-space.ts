/** SQLite's, PostgreSQL's `disk_full`, and the system's own for a disk and a quota. */
const codes: ReadonlySet<unknown> = new Set(['SQLITE_FULL', '53100', 'ENOSPC', 'EDQUOT'])

/** Whether something failed since a disk is full: what the database says may lie in a cause. */
export function isOutOfSpace(thrown: unknown): boolean {
  const { cause, code } = Object(thrown) as { cause?: unknown; code?: unknown }
  return codes.has(code) || (cause !== undefined && isOutOfSpace(cause))
}
