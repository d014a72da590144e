import type { Payload } from 'payload'
import { handleEndpoints } from 'payload'
import type { Api } from './visitor.ts'

/**
 * The project's REST API, asked in this process: by the one door for requests from outside, with its
 * sessions and its access, so nothing is answered beside it.
 */
export function ownApi(payload: Payload): Api {
  const { config } = payload
  const key = keyOf(payload)
  // Payload would start a second time for a key that it doesn't know.
  if (key === undefined) return () => new Response(null, { status: 404 })
  return (request) => handleEndpoints({ config, request, payloadInstanceCacheKey: key })
}

/** Under which Payload keeps this instance of itself. */
function keyOf(payload: Payload): string | undefined {
  const { _payload: kept } = globalThis as { _payload?: Map<string, { payload: Payload | null }> }
  return [...(kept ?? [])].find(([, one]) => one.payload === payload)?.[0]
}

/** What a request for the page says, but not how its own answer should be written. */
export function allHeaders({ headers: given }: { headers: Headers }): Headers {
  const headers = new Headers(given)
  for (const name of ofThePage) headers.delete(name)
  return headers
}

const ofThePage = [
  'accept',
  'accept-encoding',
  'content-length',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'range',
]
