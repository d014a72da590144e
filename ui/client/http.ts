import { strangerHeader } from '#contracts/admin-config'
import { linesType } from '#contracts/reindex'
import { payloadCode } from '#locales/codes'
import { Problem } from '#problems'
import { lastLine } from './lines.ts'
import { isRefusal, problemOf } from './problem-of.ts'
import type { QueryValue } from './query-string.ts'
import { queryString } from './query-string.ts'

export interface HttpRequest {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  query?: Readonly<Record<string, QueryValue>>
  /** Sent as JSON, or as it is where it is a form. */
  body?: FormData | Record<string, unknown>
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
  /** Goes its way even when the page is gone. */
  keepalive?: boolean
  /** Hears each line but the last of an answer that is told line by line. */
  onLine?: (line: unknown) => void
  /** An answer for a stranger is none: `session.ended`, whatever it says. */
  signedIn?: boolean
  /** Reads a refusal of an endpoint whose refusals mean something of their own. */
  readRefusal?: (refusal: Problem) => Problem
}

/** Asks the API and gives its JSON; a path starts below `{api}`. Throws a Problem. */
export type Http = <Answer>(path: string, request?: HttpRequest) => Promise<Answer>

export interface HttpOptions {
  /** The API route, e.g. '/api'. */
  api: string
  /** The language that texts should come in. */
  language(): string
  /** The browser's own, unless a test brings one. */
  send?: Send
}

type Send = (url: string, init: RequestInit) => Promise<Response>

/** The one place that calls `fetch`. */
export function createHttp({ api, language, send }: HttpOptions): Http {
  return async <Answer>(path: string, request: HttpRequest = {}) => {
    const { method = 'GET', query = {}, body, headers = {}, signal, signedIn = false } = request
    const { onLine, keepalive, readRefusal = asItIs } = request
    const init: RequestInit = {
      method,
      credentials: 'include',
      headers: {
        'Accept-Language': payloadCode(language()),
        ...(body && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    }
    const response = await answer(`${api}${path}${queryString(query)}`, init, send)
    if (signedIn && response.headers.has(strangerHeader)) throw new Problem('session.ended')
    const content = await (isInLines(response) ? toldLine(response, onLine) : parsed(response))
    if (!response.ok) throw readRefusal(problemOf(response, content))
    return content as Answer
  }
}

const asItIs = (refusal: Problem) => refusal

/** Whatever the server answers, refusals as well. */
export async function answer(
  url: string,
  init: RequestInit,
  send: Send = fetch,
): Promise<Response> {
  try {
    return await send(url, init)
  } catch (thrown) {
    if (init.signal?.aborted) throw thrown
    const code = (await isLedElsewhere()) ? 'server.intercepted' : 'server.unreachable'
    throw new Problem(code, { cause: thrown })
  }
}

/**
 * Whether something sends us to another origin, as a proxy does whose own session has ended: a browser
 * fails such a request in the same way as one without a network. Asked for the address of the page, which
 * answers to all.
 */
const isLedElsewhere = (): Promise<boolean> =>
  fetch('', { method: 'HEAD', redirect: 'manual', credentials: 'include' }).then(
    ({ type }) => type === 'opaqueredirect',
    () => false,
  )

const isInLines = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith(linesType) ?? false

/** Whoever tells line by line has said that all is well before knowing the end. */
async function toldLine(response: Response, onLine: HttpRequest['onLine']): Promise<unknown> {
  const line = await lastLine(response, onLine)
  if (isRefusal(line)) throw problemOf(response, line)
  return line
}

/**
 * The JSON of an answer; null where it is empty, and undefined where a refusal is no JSON. What else is no
 * JSON was cut, or is a page of something between us and the server.
 */
export async function parsed(response: Response): Promise<unknown> {
  const text = await response.text().catch((thrown) => {
    throw new Problem('server.unreachable', { cause: thrown })
  })
  if (text === '' && (!response.ok || response.status === 204)) return null
  try {
    return JSON.parse(text)
  } catch (thrown) {
    if (response.ok) throw new Problem('server.intercepted', { cause: thrown })
    return undefined
  }
}
