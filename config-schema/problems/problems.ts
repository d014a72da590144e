/** What a caller can do with a failure without reading its text. */
export interface ProblemKind {
  /** The HTTP status it has on the wire. 0: it happens before or without an answer. */
  status: number
  /** The exit code of a command that ends with it. */
  exitCode: number
}

/**
 * Every failure we expect, in one table. The code is also the key of its text:
 * `problem.<code>` in `locales`, where a missing one does not compile.
 */
export const problems = {
  'config.invalid': { status: 0, exitCode: 2 },
  'config.notFound': { status: 0, exitCode: 2 },
  'config.unreadable': { status: 0, exitCode: 2 },
  'build.missing': { status: 0, exitCode: 2 },
  'component.notFound': { status: 0, exitCode: 2 },
  'component.noExport': { status: 0, exitCode: 2 },
  'component.notBuilt': { status: 0, exitCode: 2 },
  'environment.invalid': { status: 0, exitCode: 2 },
  'port.taken': { status: 0, exitCode: 3 },
  'port.forbidden': { status: 0, exitCode: 3 },
  'data.unwritable': { status: 0, exitCode: 4 },
  'database.unreachable': { status: 0, exitCode: 4 },
  'database.losesData': { status: 0, exitCode: 4 },
  'session.wrongCredentials': { status: 401, exitCode: 1 },
  'session.locked': { status: 401, exitCode: 1 },
  'session.ended': { status: 401, exitCode: 1 },
  'session.setupTokenWrong': { status: 403, exitCode: 1 },
  'session.firstUserExists': { status: 403, exitCode: 1 },
  'access.refused': { status: 403, exitCode: 1 },
  'document.notFound': { status: 404, exitCode: 1 },
  'document.invalid': { status: 400, exitCode: 1 },
  'document.untaken': { status: 0, exitCode: 1 },
  'document.refused': { status: 400, exitCode: 1 },
  'document.neverPublished': { status: 409, exitCode: 1 },
  'document.stale': { status: 409, exitCode: 1 },
  'document.locked': { status: 423, exitCode: 1 },
  'lock.off': { status: 409, exitCode: 1 },
  'bulk.locked': { status: 423, exitCode: 1 },
  'bulk.notKept': { status: 409, exitCode: 1 },
  'bulk.stale': { status: 409, exitCode: 1 },
  'copy.unsaved': { status: 0, exitCode: 1 },
  'copy.stale': { status: 409, exitCode: 1 },
  'order.stale': { status: 409, exitCode: 1 },
  'request.invalid': { status: 400, exitCode: 1 },
  'request.lengthRequired': { status: 411, exitCode: 1 },
  'request.beyondLimit': { status: 413, exitCode: 1 },
  'request.tooLarge': { status: 413, exitCode: 1 },
  'request.tooMany': { status: 429, exitCode: 1 },
  'schedule.off': { status: 400, exitCode: 1 },
  'schedule.past': { status: 400, exitCode: 1 },
  'schedule.unknownZone': { status: 400, exitCode: 1 },
  'schedule.gone': { status: 404, exitCode: 1 },
  'search.unknownCollection': { status: 400, exitCode: 1 },
  'search.incomplete': { status: 500, exitCode: 1 },
  'view.gone': { status: 404, exitCode: 1 },
  'server.unreachable': { status: 0, exitCode: 1 },
  'model.invalid': { status: 0, exitCode: 2 },
  'model.none': { status: 0, exitCode: 2 },
  'model.notFound': { status: 0, exitCode: 2 },
  'model.noPlan': { status: 0, exitCode: 2 },
  'model.twice': { status: 0, exitCode: 2 },
  'model.unreadable': { status: 0, exitCode: 2 },
  'model.failed': { status: 0, exitCode: 1 },
  'cover.unknown': { status: 0, exitCode: 2 },
  'option.invalid': { status: 0, exitCode: 2 },
  'output.exists': { status: 0, exitCode: 2 },
  'output.unwritable': { status: 0, exitCode: 4 },
  'playwright.missing': { status: 0, exitCode: 2 },
  'playwright.noTests': { status: 0, exitCode: 2 },
  'results.missing': { status: 0, exitCode: 2 },
  'score.tooLow': { status: 0, exitCode: 1 },
  'trace.fails': { status: 0, exitCode: 1 },
  'trace.folder': { status: 0, exitCode: 2 },
  'trace.invalid': { status: 0, exitCode: 2 },
  'trace.missing': { status: 0, exitCode: 2 },
  unexpected: { status: 500, exitCode: 70 },
} as const satisfies Record<string, ProblemKind>

export type ProblemCode = keyof typeof problems
