import type { ServerRequest } from 'srvx'
import { answerOnlyTo } from '../host/gate/known-hosts.ts'
import { limitCost } from '../host/gate/limit-cost.ts'
import { limitLists } from '../host/gate/limit-lists.ts'
import type { RateLimits } from '../host/gate/rate-limits.ts'
import { limitRate } from '../host/gate/rate-limits.ts'
import type { BodyLimits } from '../host/gate/read-bodies.ts'
import { readBodies } from '../host/gate/read-bodies.ts'
import { readOverrides } from '../host/gate/read-override.ts'
import { refuseGarbage } from '../host/gate/refuse-garbage.ts'
import type { Rule } from '../host/handler.ts'
import { withRules } from '../host/handler.ts'
import { keepPrivate } from '../host/headers.ts'
import { asSeenByProxy } from '../host/trusted-proxies.ts'
import { carefulHeaders } from '../panel/page-headers.ts'
import { defaultLimits } from '../site/options.ts'

export interface GuardOptions extends Partial<BodyLimits & RateLimits> {
  /** The names that the project is asked by; any without it. */
  hosts?: readonly string[]
  /**
   * How many proxies are before the project: each names the one it heard from in `x-forwarded-for`.
   * Without any, nobody knows where a visitor is, and calls aren't limited.
   */
  trustProxy?: number
}

/** A route of Next.js, or `fetch` of another host. */
type Route<Rest extends unknown[]> = (
  request: Request,
  ...rest: Rest
) => Promise<Response> | Response

/**
 * For the routes of the API in a Payload project with a host of its own: what a plugin can't do, since
 * it is asked after the request was read. All routes that one call guards share its counts.
 */
export function guardRoutes({ hosts, trustProxy = 0, ...given }: GuardOptions = {}) {
  const limits = { ...defaultLimits, ...given }
  const rules: readonly Rule[] = [
    withCarefulHeaders,
    ...(hosts ? [answerOnlyTo(hosts)] : []),
    ...(trustProxy > 0 ? [limitRate(limits)] : []),
    refuseGarbage,
    readBodies(limits),
    readOverrides,
    limitCost,
    limitLists,
    keepPrivate,
  ]
  return <Rest extends unknown[]>(route: Route<Rest>) =>
    async (request: Request, ...rest: Rest): Promise<Response> => {
      const seen: ServerRequest = trustProxy > 0 ? asSeenByProxy(request, trustProxy) : request
      return withRules((ruled) => route(ruled, ...rest), rules)(seen)
    }
}

const withCarefulHeaders: Rule = (next) => async (request) => {
  const { body, headers: given, status, statusText } = await next(request)
  const headers = new Headers(given)
  for (const [name, value] of Object.entries(carefulHeaders)) headers.set(name, value)
  return new Response(body, { headers, status, statusText })
}
