import type { PayloadHandler } from 'payload'
import { cors } from './cors.ts'
import { failureResponse, UploadError } from './failure.ts'

/** Answers with what upload clients read, whichever page they are on. */
export function answerUpload(handler: PayloadHandler): PayloadHandler {
  return async (req) => {
    const answer = await Promise.resolve(handler(req)).catch((thrown: unknown) => {
      if (thrown instanceof UploadError) return failureResponse(req, thrown)
      req.payload.logger.error({ err: thrown, msg: 'An upload request failed.' })
      return failureResponse(req, new UploadError('INTERNAL_SERVER_ERROR', 'writeFailed'))
    })
    for (const [name, value] of Object.entries(cors)) answer.headers.set(name, value)
    answer.headers.set('cache-control', 'no-store')
    return answer
  }
}
