import type { ProblemData } from '#problems'
import { Problem } from '#problems'
import { statusOf } from '#problems/problems'

/** A problem on the wire. */
export const problemResponse = (problem: ProblemData, headers: HeadersInit = {}): Response =>
  Response.json(problemBody(problem), { status: statusOf(problem.code), headers })

/** Payload's shape, so that one parser reads both, plus our code and facts. */
export function problemBody(problem: ProblemData) {
  const { code, details } = problem
  const message = problem instanceof Problem ? problem.message : code
  return { errors: [{ message }], code, details }
}
