import type { ServerRequest } from 'srvx'
import { setupTokenHeader, strangerHeader } from '#contracts/admin-config'
import { setupTokenParameter } from '#contracts/page'
import type { Handler } from './handler.ts'

/** Asks the API as the panel of a page would. Never fails; null where the answer is a refusal. */
export type AskForVisitor = (
  page: ServerRequest,
  address: string,
  body?: Readonly<Record<string, unknown>>,
) => Promise<Answer | null>

export interface Answer {
  json: string
  /** Nobody recognised the visitor. */
  isForStranger: boolean
}

/** @param api answers what is asked below its route */
export const askForVisitor =
  (api: Handler): AskForVisitor =>
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

function headersOf(page: ServerRequest): Headers {
  const headers = new Headers()
  for (const name of ['accept-language', 'cookie', 'sec-fetch-site']) {
    const value = page.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const setupToken = new URL(page.url).searchParams.get(setupTokenParameter)
  if (setupToken !== null) headers.set(setupTokenHeader, setupToken)
  return headers
}
