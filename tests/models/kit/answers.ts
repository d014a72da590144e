import type { Route } from '@playwright/test'
import type { ProblemCode } from '#config-schema'
import { problems } from '#config-schema'

/**
 * The server's own answer to a held request, read and perhaps changed on its way back; `body` is
 * sent instead of the request's own.
 */
export async function answerChanged<Body>(
  route: Route,
  origin: string,
  change: (body: Body) => unknown,
  body?: object,
): Promise<void> {
  // Without its cookie: whoever the browser is now asks, not who it was when this was held.
  const { cookie: _before, ...headers } = route.request().headers()
  const response = await route.fetch({
    headers: { ...headers, origin },
    ...(body && { postData: body }),
  })
  if (!response.ok()) throw new Error(`The server answered ${await response.text()}`)
  await route.fulfill({ response, json: change(await response.json()) })
}

/** Refuses a held request as the server does for this problem. */
export const refuse = (route: Route, code: ProblemCode, errors: readonly object[] = []) =>
  route.fulfill({
    status: problems[code].status,
    json: { code, details: {}, errors: errors.length > 0 ? errors : [{ message: code }] },
  })
