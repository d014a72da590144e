import type { localProblems } from './local-problems.ts'

/** What a caller can do with a failure without reading its text. */
export interface ProblemKind {
  /** The HTTP status it has on the wire. */
  status: number
  /** The exit code of a command that ends with it. */
  exitCode: number
}

/**
 * Every failure that an answer can carry. The code is also the key of its text: `problem.<code>` in
 * `locales`, where a missing one does not compile. All others are in `local-problems.ts`.
 */
export const problems = {
  'session.wrongCredentials': { status: 401, exitCode: 1 },
  'session.locked': { status: 401, exitCode: 1 },
  'session.codeRequired': { status: 401, exitCode: 1 },
  'session.codeWrong': { status: 401, exitCode: 1 },
  'session.ended': { status: 401, exitCode: 1 },
  'session.otherUser': { status: 401, exitCode: 1 },
  'session.signedOutElsewhere': { status: 401, exitCode: 1 },
  'session.setupTokenWrong': { status: 403, exitCode: 1 },
  'session.firstUserExists': { status: 403, exitCode: 1 },
  'access.refused': { status: 403, exitCode: 1 },
  'assignment.gone': { status: 404, exitCode: 1 },
  'assignment.notAssignable': { status: 400, exitCode: 1 },
  'assignment.tooMany': { status: 409, exitCode: 1 },
  'comment.badLength': { status: 400, exitCode: 1 },
  'comment.gone': { status: 404, exitCode: 1 },
  'document.notFound': { status: 404, exitCode: 1 },
  'document.invalid': { status: 400, exitCode: 1 },
  'document.refused': { status: 400, exitCode: 1 },
  'document.neverPublished': { status: 409, exitCode: 1 },
  'document.stale': { status: 409, exitCode: 1 },
  'document.locked': { status: 423, exitCode: 1 },
  'live.tooMany': { status: 429, exitCode: 1 },
  'lock.off': { status: 409, exitCode: 1 },
  'bulk.locked': { status: 423, exitCode: 1 },
  'bulk.notKept': { status: 409, exitCode: 1 },
  'bulk.stale': { status: 409, exitCode: 1 },
  'import.ambiguous': { status: 409, exitCode: 1 },
  'import.badCell': { status: 400, exitCode: 1 },
  'import.badDate': { status: 400, exitCode: 1 },
  'import.badJson': { status: 400, exitCode: 1 },
  'import.badNumber': { status: 400, exitCode: 1 },
  'import.badChoice': { status: 400, exitCode: 1 },
  'import.lostDigits': { status: 400, exitCode: 1 },
  'import.skippedTime': { status: 400, exitCode: 1 },
  'import.doubled': { status: 400, exitCode: 1 },
  'import.exists': { status: 409, exitCode: 1 },
  'import.noNew': { status: 400, exitCode: 1 },
  'import.noKey': { status: 400, exitCode: 1 },
  'import.tooMany': { status: 400, exitCode: 1 },
  'import.unknown': { status: 404, exitCode: 1 },
  'import.unknownReference': { status: 400, exitCode: 1 },
  'import.vagueReference': { status: 400, exitCode: 1 },
  'copy.stale': { status: 409, exitCode: 1 },
  'order.stale': { status: 409, exitCode: 1 },
  'preview.broken': { status: 500, exitCode: 1 },
  'preview.linkGone': { status: 404, exitCode: 1 },
  'preview.noPage': { status: 409, exitCode: 1 },
  'preview.off': { status: 400, exitCode: 1 },
  'preview.tooManyLinks': { status: 409, exitCode: 1 },
  'request.invalid': { status: 400, exitCode: 1 },
  'request.lengthRequired': { status: 411, exitCode: 1 },
  'request.unknownHost': { status: 421, exitCode: 1 },
  'request.beyondLimit': { status: 413, exitCode: 1 },
  'request.tooCostly': { status: 400, exitCode: 1 },
  'request.tooLarge': { status: 413, exitCode: 1 },
  'request.tooMany': { status: 429, exitCode: 1 },
  'review.missing': { status: 409, exitCode: 1 },
  'review.own': { status: 403, exitCode: 1 },
  'review.stale': { status: 409, exitCode: 1 },
  'schedule.invalid': { status: 400, exitCode: 1 },
  'schedule.off': { status: 400, exitCode: 1 },
  'schedule.past': { status: 400, exitCode: 1 },
  'schedule.unknownZone': { status: 400, exitCode: 1 },
  'schedule.gone': { status: 404, exitCode: 1 },
  'search.unknownCollection': { status: 400, exitCode: 1 },
  'search.incomplete': { status: 500, exitCode: 1 },
  'restoreField.locked': { status: 423, exitCode: 1 },
  'restoreField.readOnly': { status: 403, exitCode: 1 },
  'template.badName': { status: 400, exitCode: 1 },
  'template.gone': { status: 404, exitCode: 1 },
  'upload.beyondLimit': { status: 413, exitCode: 1 },
  'upload.expired': { status: 404, exitCode: 1 },
  'upload.failed': { status: 500, exitCode: 1 },
  'upload.fromUrl': { status: 400, exitCode: 1 },
  'upload.keyTooLong': { status: 400, exitCode: 1 },
  'upload.limitExceeded': { status: 409, exitCode: 1 },
  'upload.missingSettings': { status: 500, exitCode: 1 },
  'upload.noTarget': { status: 500, exitCode: 1 },
  'upload.notFound': { status: 404, exitCode: 1 },
  'upload.outOfStep': { status: 409, exitCode: 1 },
  'upload.quota': { status: 409, exitCode: 1 },
  'upload.tooManyFiles': { status: 400, exitCode: 1 },
  'upload.tooSmall': { status: 400, exitCode: 1 },
  'upload.wrongSettings': { status: 500, exitCode: 1 },
  'upload.wrongType': { status: 400, exitCode: 1 },
  'version.foreign': { status: 404, exitCode: 1 },
  'version.gone': { status: 404, exitCode: 1 },
  'view.gone': { status: 404, exitCode: 1 },
  'site.failed': { status: 500, exitCode: 1 },
  unexpected: { status: 500, exitCode: 70 },
} as const satisfies Record<string, ProblemKind>

export type ProblemCode = keyof typeof problems | keyof typeof localProblems

/** 0: no answer carries it. */
export const statusOf = (code: ProblemCode): number =>
  code in problems ? problems[code as keyof typeof problems].status : 0
