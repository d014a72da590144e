import type { ServerRequest } from 'srvx'
import { setupTokenHeader, strangerHeader } from '#contracts/admin-config'
import { setupTokenParameter } from '#contracts/page'

/** The request for a page. */
export interface PageRequest {
  url: string
  headers: Headers
  /** Where its visitor is, as far as that's known. */
  ip?: string | undefined
}

/** Answers what is asked of the API. */
export type Api = (request: ServerRequest) => Response | Promise<Response>

/** Asks the API as the panel of a page would. Never fails; null where the answer is a refusal. */
export type AskForVisitor = (
  page: PageRequest,
  address: string,
  body?: Readonly<Record<string, unknown>>,
) => Promise<Answer | null>

export interface Answer {
  json: string
  /** Nobody recognised the visitor. */
  isForStranger: boolean
}

/**
 * @param api answers what is asked below its route
 * @param headersOf what a page says of its visitor
 */
export const askForVisitor =
  (api: Api, headersOf = fewHeaders): AskForVisitor =>
  async (page, address, body) => {
    const headers = headersOf(page)
    if (body) headers.set('content-type', 'application/json')
    const posted = body && { method: 'POST', body: JSON.stringify(body) }
    const request: ServerRequest = new Request(new URL(address, page.url), { headers, ...posted })
    // Whoever limits calls by their address counts these too.
    Object.defineProperty(request, 'ip', { value: page.ip })
    try {
      const answer = await api(request)
      const json = await answer.text()
      return answer.ok ? { json, isForStranger: answer.headers.has(strangerHeader) } : null
    } catch {
      return null
    }
  }

function fewHeaders(page: PageRequest): Headers {
  const headers = new Headers()
  for (const name of ['accept-language', 'cookie', 'sec-fetch-site']) {
    const value = page.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const setupToken = new URL(page.url).searchParams.get(setupTokenParameter)
  if (setupToken !== null) headers.set(setupTokenHeader, setupToken)
  return headers
}
