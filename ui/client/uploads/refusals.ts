import { isRecord } from '#contracts/is-record'
import type { UploadCode } from '#contracts/uploads'
import type { ProblemCode } from '#problems'
import { Problem } from '#problems'

const problemByCode: Record<UploadCode, ProblemCode> = {
  BAD_REQUEST: 'request.invalid',
  NOT_FOUND: 'upload.notFound',
  FORBIDDEN: 'access.refused',
  INTERNAL_SERVER_ERROR: 'unexpected',
  INTERNAL_CLIENT_ERROR: 'unexpected',
  TOO_LARGE: 'request.beyondLimit',
  TOO_SMALL: 'upload.tooSmall',
  TOO_MANY_FILES: 'upload.tooManyFiles',
  KEY_TOO_LONG: 'upload.keyTooLong',
  URL_GENERATION_FAILED: 'upload.noTarget',
  UPLOAD_FAILED: 'upload.failed',
  MISSING_ENV: 'upload.missingSettings',
  INVALID_SERVER_CONFIG: 'upload.wrongSettings',
  FILE_LIMIT_EXCEEDED: 'upload.limitExceeded',
}

const problemByStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'request.invalid',
  401: 'session.ended',
  403: 'access.refused',
  404: 'upload.notFound',
  413: 'request.beyondLimit',
  429: 'request.tooMany',
  500: 'unexpected',
  502: 'server.unreachable',
  503: 'server.unreachable',
  504: 'server.unreachable',
}

/** The code that the upload server gives says more than its status (UPL-4). */
export function refusalOf(status: number, content: unknown): Problem {
  const said = isRecord(content) ? content : {}
  const code =
    typeof said.code === 'string' && Object.hasOwn(problemByCode, said.code)
      ? problemByCode[said.code as UploadCode]
      : (problemByStatus[status] ?? 'upload.failed')
  const message = typeof said.message === 'string' ? said.message : ''
  if (isRecord(said.data) && said.data.reason === 'quota' && message) {
    return new Problem('upload.quota', { details: { message } })
  }
  return new Problem(code, { details: { seconds: '60', ...(message && { message }) } })
}

/** The same of a target, which can have expired, or wait for another byte than was sent. */
export function targetRefusalOf(status: number, content: unknown): Problem {
  if ([403, 404, 410].includes(status)) return new Problem('upload.expired')
  return status === 409 ? new Problem('upload.outOfStep') : refusalOf(status, content)
}
