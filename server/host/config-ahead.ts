import { setTimeout as wait } from 'node:timers/promises'
import type { SanitizedConfig } from 'payload'
import type { ServerRequest } from 'srvx'
import { adminConfigPath, setupTokenHeader, setupTokenParameter } from '#config-schema'
import type { Handler } from './handler.ts'

/** Answers a request for the page as if its visitor had asked for the admin's config. */
export const answerConfig =
  (api: Handler, { routes }: SanitizedConfig): Handler =>
  (request) => {
    const headers = new Headers()
    for (const name of ['accept-language', 'cookie', 'sec-fetch-site']) {
      const value = request.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    const setupToken = new URL(request.url).searchParams.get(setupTokenParameter)
    if (setupToken !== null) headers.set(setupTokenHeader, setupToken)
    return api(new Request(new URL(routes.api + adminConfigPath, request.url), { headers }))
  }

/**
 * The config that the page brings with it. Who comes from another site may have left a cookie
 * behind: the panel, once it is here, asks for itself. So it does where the answer is a refusal.
 */
export async function configAhead(
  request: ServerRequest,
  ask: Handler,
  patienceMs = 2_000,
): Promise<string | null> {
  const cameFrom = request.headers.get('sec-fetch-site')
  if (cameFrom !== 'none' && cameFrom !== 'same-origin') return null

  return Promise.race([readConfig(request, ask), nothingAfter(patienceMs)])
}

async function readConfig(request: ServerRequest, ask: Handler): Promise<string | null> {
  try {
    const answer = await ask(request)
    return answer.ok ? await answer.text() : null
  } catch {
    return null
  }
}

/** A database that hangs must not hold up the page, which can say so. */
const nothingAfter = (ms: number) => wait(ms, null, { ref: false })
