import type { DocumentData } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { FieldProblem, ProblemCode } from '#problems'
import { Problem } from '#problems'
import { problems } from '#problems/problems'

/** The body of Payload's refusals, and of ours, which add a code. */
interface Refusal {
  code?: string
  details?: Record<string, string>
  message?: string
  /** With 409: the document as it is now. */
  doc?: DocumentData | null
  errors?: readonly {
    name?: string
    message?: string
    /** `code`: of a hook of the site, which can say it here only. */
    data?: { code?: string; errors?: readonly Partial<FieldProblem>[] }
  }[]
}

/** Whether a line says what went wrong, and is no answer. */
export const isRefusal = (content: unknown): boolean => isRecord(content) && 'errors' in content

const codeByStatus: Readonly<Record<number, ProblemCode>> = {
  401: 'session.ended',
  403: 'access.refused',
  404: 'document.notFound',
  409: 'document.stale',
  411: 'request.lengthRequired',
  413: 'request.beyondLimit',
  423: 'document.locked',
  429: 'request.tooMany',
  502: 'server.unreachable',
  503: 'server.unreachable',
  504: 'server.unreachable',
}

/** What these say holds whoever says it: the server, or a proxy before it. */
const sameFromProxy: ReadonlySet<number> = new Set([411, 413, 429, 502, 503, 504])

/**
 * What a refusing answer means; `content` is undefined where it is no JSON, as all of our server's are. The
 * server's own sentence travels along as `details.message`.
 */
export function problemOf(response: Response, content: unknown): Problem {
  if (content === undefined && !sameFromProxy.has(response.status)) {
    return new Problem('server.intercepted')
  }
  const refusal: Refusal = typeof content === 'object' && content !== null ? content : {}
  const fields = fieldsOf(refusal)
  if (fields.length > 0) return new Problem('document.invalid', { fields })
  const message = refusal.errors?.[0]?.message ?? refusal.message
  const details = {
    ...(response.status === 429 && { seconds: secondsToWait(response) }),
    ...(message === undefined ? {} : { message }),
    ...refusal.details,
  }
  const code = codeOf(response, refusal, message)
  return new Problem(code, {
    details,
    ...(code === 'document.stale' && refusal.doc && { current: refusal.doc }),
  })
}

function codeOf(response: Response, refusal: Refusal, message: string | undefined): ProblemCode {
  const said = refusal.code ?? refusal.errors?.[0]?.data?.code
  if (isProblemCode(said)) return said
  if (isRouteGone(response, refusal)) return 'server.routeGone'
  const { status } = response
  const known = codeByStatus[status]
  if (known) return known
  // Its own words are all that tells it apart from others.
  if (message !== undefined && status < 500) return 'document.refused'
  return status === 400 ? 'request.invalid' : 'unexpected'
}

/** Payload's answer where a deploy has taken the collection or the endpoint away: no document is meant. */
const isRouteGone = ({ status }: Response, { message }: Refusal): boolean =>
  status === 404 && (message ?? '').startsWith('Route not found')

/** What the answer asks for; where it names a date or nothing, a minute. */
function secondsToWait({ headers }: Response): string {
  const asked = headers.get('retry-after') ?? ''
  return /^\d+$/.test(asked) ? asked : '60'
}

const isProblemCode = (code: string | undefined): code is ProblemCode =>
  code !== undefined && Object.hasOwn(problems, code)

const fieldsOf = ({ errors = [] }: Refusal): FieldProblem[] =>
  errors
    .flatMap(({ data }) => data?.errors ?? [])
    .map(({ path = '', message = '', locale }) => ({ path, message, ...(locale && { locale }) }))
    .filter(({ path }) => path !== '')
