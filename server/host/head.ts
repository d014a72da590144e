import type { Rule } from './handler.ts'

/** Answers HEAD as GET without the body: Payload has endpoints for GET only. */
export const answerHead: Rule = (next) => async (request) => {
  if (request.method !== 'HEAD') return next(request)

  const { headers, signal, url } = request
  const answer = await next(new Request(url, { headers, signal }))
  await answer.body?.cancel()
  return new Response(null, { status: answer.status, headers: answer.headers })
}
