import type { ServerRequest } from 'srvx'
import { answersTo } from '#contracts/host-names'
import { Problem } from '#problems'
import { problemResponse } from '../../kit/problem-response.ts'
import type { Rule } from '../handler.ts'

/** Answers under the names of this server alone. */
export function answerOnlyTo(names: readonly string[]): Rule {
  const isKnown = answersTo(names)

  return (next) => (request) => {
    const unknown = namesIn(request).find((name) => !isKnown(name))
    return unknown === undefined
      ? next(request)
      : problemResponse(new Problem('request.unknownHost', { details: { host: unknown } }))
  }
}

/**
 * What the address says may be the name that a host was started with, or what a proxy passed on from a
 * visitor. The header has the name that a browser really asked for.
 */
function namesIn({ headers, url }: ServerRequest): string[] {
  const host = headers.get('host')
  const address = `http://${host}`
  const asked = host && URL.canParse(address) ? [new URL(address).hostname] : []
  return [new URL(url).hostname, ...asked]
}
