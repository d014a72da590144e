import type { ProblemData } from '#config-schema'
import { Problem, problems } from '#config-schema'

/** A problem on the wire: Payload's shape, so that one parser reads both, plus our code and facts. */
export function problemResponse(problem: ProblemData, headers: HeadersInit = {}): Response {
  const { code, details } = problem
  const message = problem instanceof Problem ? problem.message : code
  return Response.json(
    { errors: [{ message }], code, details },
    { status: problems[code].status, headers },
  )
}
