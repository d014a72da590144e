import type { PayloadRequest, SanitizedConfig } from 'payload'
import { headersWithCors } from 'payload'
import { hintHeader } from '../../features/session/unused-cookie.ts'
import type { Rule } from '../handler.ts'

/** What pages may read besides: when to ask again, and why a session wasn't used. */
const exposed = `retry-after, ${hintHeader}`

/**
 * Lets the pages that `cors` names read every answer. Payload says so in its own alone, and of a refusal
 * that comes before it, a browser would tell them no more than that the request failed.
 */
export const readableElsewhere =
  (config: SanitizedConfig): Rule =>
  (next) =>
    namesNobody(config)
      ? next
      : async (request) => {
          const answer = await next(request)
          const { headers } = answer
          const req = { headers: request.headers, payload: { config } }
          headersWithCors({ headers, req: req as PayloadRequest })
          if (!headers.has('access-control-expose-headers')) {
            headers.set('access-control-expose-headers', exposed)
          }
          // A cache would give one page the answer that names another.
          const isForAll = headers.get('access-control-allow-origin') === '*'
          if (!isForAll && !/\borigin\b/.test(headers.get('vary') ?? '')) {
            headers.append('vary', 'origin')
          }
          return answer
        }

const namesNobody = ({ cors }: SanitizedConfig): boolean =>
  !cors || (Array.isArray(cors) && cors.length === 0)
