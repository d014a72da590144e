import { answersTo, Problem } from '#config-schema'
import { problemResponse } from '../../kit/problem-response.ts'
import type { Rule } from '../handler.ts'

/** Answers under the names of this server alone. */
export function answerOnlyTo(names: readonly string[]): Rule {
  const isKnown = answersTo(names)

  return (next) => (request) => {
    const { hostname } = new URL(request.url)
    return isKnown(hostname)
      ? next(request)
      : problemResponse(new Problem('request.unknownHost', { details: { host: hostname } }))
  }
}
