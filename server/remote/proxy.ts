import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import type { Dispatcher } from 'undici'
import { request as ask } from 'undici'
import type { ProblemData } from '#problems'
import { Problem } from '#problems'
import type { Handler } from '../host/handler.ts'
import { problemBody } from '../kit/problem-response.ts'
import { localCookie } from './local-cookie.ts'

/** What belongs to one connection, or tells where a request really comes from. */
const ownHeader =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|host|expect|forwarded|x-forwarded-.*|x-real-ip)$/i

/** Passes requests on to another server as if its own pages sent them, and streams both ways. */
export function proxyTo(remote: URL, warn: (problem: ProblemData) => void): Handler {
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    try {
      const answer = await ask(new URL(pathname + search, remote), {
        method: request.method as Dispatcher.HttpMethod,
        headers: headersFor(remote, request.headers),
        body: request.body ? Readable.fromWeb(request.body as NodeStream) : null,
        signal: request.signal,
        // An upload takes as long as its bytes come, and events may be far between.
        headersTimeout: 0,
        bodyTimeout: 0,
      })
      return answerOf(answer, remote, new URL(request.url).origin)
    } catch (thrown) {
      if (request.signal.aborted) return new Response(null, { status: 499 })
      const details = { url: remote.origin, reason: reasonOf(thrown) }
      warn(new Problem('remote.unreachable', { details }))
      // The panel has words for this, and tries again.
      return Response.json(problemBody({ code: 'server.unreachable', details: {} }), {
        status: 502,
      })
    }
  }
}

function headersFor(remote: URL, given: Headers): Record<string, string> {
  const headers = Object.fromEntries([...given].filter(([name]) => !ownHeader.test(name)))
  if (headers.origin !== undefined) headers.origin = remote.origin
  if (headers.referer !== undefined) headers.referer = `${remote.origin}/`
  return headers
}

function answerOf(
  { body, headers: given, statusCode }: Dispatcher.ResponseData,
  remote: URL,
  own: string,
): Response {
  const headers = new Headers()
  for (const [name, values] of Object.entries(given)) {
    if (ownHeader.test(name)) continue
    for (const value of [values ?? []].flat()) {
      headers.append(name, changed(name, value, remote, own))
    }
  }
  const isEmpty = [204, 205, 304].includes(statusCode)
  if (isEmpty) body.resume()
  const stream = Readable.toWeb(body) as ReadableStream<Uint8Array<ArrayBuffer>>
  return new Response(isEmpty ? null : stream, { status: statusCode, headers })
}

function changed(name: string, value: string, remote: URL, own: string): string {
  if (name === 'set-cookie') return localCookie(value)
  return name === 'location' && value.startsWith(`${remote.origin}/`)
    ? own + value.slice(remote.origin.length)
    : value
}

const reasonOf = (thrown: unknown): string => {
  const { cause, code, message } = thrown as NodeJS.ErrnoException & { cause?: unknown }
  return message || code || String(cause)
}
