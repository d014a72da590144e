import type { Rule } from '../handler.ts'
import { sameRequest } from '../same-request.ts'

/** Answers HEAD as GET without the body: Payload has endpoints for GET only. */
export const answerHead: Rule = (next) => async (request) => {
  if (request.method !== 'HEAD') return next(request)

  const answer = await next(sameRequest(request, { method: 'GET' }))
  await answer.body?.cancel()
  return new Response(null, { status: answer.status, headers: answer.headers })
}
