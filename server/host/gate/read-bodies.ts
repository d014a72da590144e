import type { ServerRequest } from 'srvx'
import { Problem } from '#problems'
import { problemResponse } from '../../kit/problem-response.ts'
import { sizeInWords } from '../../kit/size-words.ts'
import type { Rule } from '../handler.ts'
import { sameRequest } from '../same-request.ts'
import { contentType, isForm } from './content-type.ts'

export interface BodyLimits {
  /** Bytes of a body that is read into memory: all but forms with files. */
  json: number
  /** Bytes of a form with files. */
  multipart: number
}

/**
 * Refuses a body that is too large: before any of it is read where it says how long it is, else when
 * there is more. All but forms with files is read here, once, whatever its type says it is.
 */
export const readBodies =
  (limits: BodyLimits): Rule =>
  (next) =>
  async (request) => {
    const { headers } = request
    const isWithFiles = isForm(request)
    const limit = isWithFiles ? limits.multipart : limits.json
    const length = headers.get('content-length')

    if (Number(length ?? 0) > limit) return tooLarge(limit)
    if (length === null && !isWithFiles && headers.has('transfer-encoding')) {
      return problemResponse(new Problem('request.lengthRequired'))
    }
    // Payload counts a form that doesn't say how long it is.
    if (hasNoBody(request) || isWithFiles) return next(request)
    // Looked at here alone: Node drops the rest of a refused body only where nobody has begun to read it.
    const { body } = request
    if (!body) return next(request)
    const bytes = await bytesWithin(body, limit)
    return bytes
      ? next(sameRequest(request, { body: bytes, headers: inOneSpelling(request, bytes) }))
      : tooLarge(limit)
  }

/** Payload knows a type in small letters only, and whoever counts looks at bodies that have a length. */
function inOneSpelling(request: ServerRequest, { length }: Uint8Array): Headers {
  const headers = new Headers(request.headers)
  const [, ...parameters] = headers.get('content-type')?.split(';') ?? []
  const type = [contentType(request), ...parameters].join(';')
  if (type !== '') headers.set('content-type', type)
  headers.set('content-length', String(length))
  return headers
}

const hasNoBody = ({ method }: ServerRequest): boolean => method === 'GET' || method === 'HEAD'

/** null: there are more. */
async function bytesWithin(
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.byteLength
    if (length > most) return null
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks, length))
}

const tooLarge = (limit: number): Response =>
  problemResponse(new Problem('request.tooLarge', { details: { limit: sizeInWords(limit) } }))
