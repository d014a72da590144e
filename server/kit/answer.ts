import type { PayloadHandler } from 'payload'
import { Problem } from '#problems'
import { problemResponse } from './problem-response.ts'

/** Turns a named Problem into its status and code. Anything else goes on to Payload, which logs and hides it. */
export function answer(handler: PayloadHandler): PayloadHandler {
  return async (req) => {
    try {
      return await handler(req)
    } catch (thrown) {
      if (!(thrown instanceof Problem)) throw thrown
      return problemResponse(thrown)
    }
  }
}
