import { Problem } from '#config-schema'
import { problemResponse } from '../kit/problem-response.ts'
import { sizeInWords } from '../kit/size-words.ts'
import type { Rule } from './handler.ts'

export interface BodyLimits {
  /** Bytes of a body that is read into memory: JSON and plain forms. */
  json: number
  /** Bytes of a form with files. */
  multipart: number
}

/** Refuses a body that is too large before any of it is read. */
export const limitBodies =
  (limits: BodyLimits): Rule =>
  (next) =>
  (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next(request)

    const isMultipart = request.headers.get('content-type')?.startsWith('multipart/') ?? false
    const limit = isMultipart ? limits.multipart : limits.json
    const length = request.headers.get('content-length')

    if (length === null && !isMultipart && request.headers.has('transfer-encoding')) {
      return problemResponse(new Problem('request.lengthRequired'))
    }
    if (Number(length) > limit) {
      return problemResponse(
        new Problem('request.tooLarge', { details: { limit: sizeInWords(limit) } }),
      )
    }
    return next(request)
  }
