import { Problem } from '#problems'
import { problemResponse } from '../../kit/problem-response.ts'
import type { Rule } from '../handler.ts'

export interface RateLimits {
  /** Calls a minute from one address. */
  requestsPerMinute: number
  /** Of these, calls that try a password, a token or the first user. */
  signInsPerMinute: number
}

const minute = 60_000
const signInPath =
  /\/(login|first-register|forgot-password|reset-password|unlock|verify)(\/[^/]*)?\/?$/i

/** Lets one address make so many calls a minute, and fewer that guess at secrets. One process counts for itself. */
export function limitRate({ requestsPerMinute, signInsPerMinute }: RateLimits): Rule {
  const requests = perMinute(requestsPerMinute)
  const signIns = perMinute(signInsPerMinute)

  return (next) => (request) => {
    const address = request.ip ?? 'unknown'
    const isSignIn = request.method === 'POST' && signInPath.test(new URL(request.url).pathname)

    const seconds = requests(address) || (isSignIn ? signIns(address) : 0)
    return seconds === 0 ? next(request) : tooMany(seconds)
  }
}

/** Counts a call and says how many seconds to wait; 0: none. */
function perMinute(most: number): (address: string) => number {
  let counts = new Map<string, number>()
  let windowEnds = 0

  return (address) => {
    const now = Date.now()
    if (now >= windowEnds) {
      counts = new Map()
      windowEnds = now + minute
    }
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    return count <= most ? 0 : Math.ceil((windowEnds - now) / 1000)
  }
}

function tooMany(seconds: number): Response {
  const problem = new Problem('request.tooMany', { details: { seconds: String(seconds) } })
  return problemResponse(problem, { 'retry-after': String(seconds) })
}
