import type { AfterErrorHook, PayloadRequest } from 'payload'
import { isRecord } from '#contracts/is-record'
import { Problem } from '#problems'
import type { Feature } from '../../kit/feature.ts'
import { problemBody } from '../../kit/problem-response.ts'

/**
 * A refusal of a site's code, a plugin's or Payload's own that only its words tell apart from others is
 * answered with a code that has the panel show these words, and is in the log.
 */
export const saidRefusals: Feature = {
  afterError: ({ error, req, result }) => {
    if (!isSaid(error) || isOfAccount(req)) return undefined
    if (isRecord(result) && 'code' in result) return undefined
    logUnlogged(req, error)
    const { message } = error
    const body = problemBody(new Problem('document.refused', { details: { message } }))
    return { response: { ...body, ...result } }
  },
}

type Refusal = Parameters<AfterErrorHook>[0]['error'] & { status: number }

/** What has an ending of its own in the panel, and a text in the person's language. */
const known: ReadonlySet<string> = new Set([
  ...['AuthenticationError', 'Forbidden', 'Locked', 'LockedAuth', 'NotFound', 'QueryError'],
  ...['UnauthorizedError', 'UnverifiedEmail', 'ValidationError'],
])

const accountRoute =
  /\/(login|logout|refresh-token|forgot-password|reset-password|first-register|unlock|verify\/[^/]+)$/

/** What Payload refuses of a sign-in or of a link has a screen of its own in the panel. */
const isOfAccount = ({ pathname }: PayloadRequest): boolean => accountRoute.test(pathname ?? '')

function isSaid(error: Error): error is Refusal {
  const { data, isPublic, status } = error as Partial<{
    data: unknown
    isPublic: boolean
    status: number
  }>
  const isOfRequest = status !== undefined && status >= 400 && status < 500 && status !== 401
  const isNamed = isRecord(data) && ('code' in data || 'errors' in data)
  return isOfRequest && isPublic === true && !isNamed && !known.has(error.name)
}

/** Payload logs what it refuses; where that is below what the log shows, one line says it. */
function logUnlogged({ method, pathname, payload }: PayloadRequest, error: Refusal): void {
  const { config, logger } = payload
  const level = (config.loggingLevels as Record<string, string | false>)[error.name] ?? 'error'
  if (level !== false && logger.isLevelEnabled?.(level)) return
  logger.warn(`Refused ${method} ${pathname} with ${error.status}: ${error.message}`)
}
