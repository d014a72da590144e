import type { Route } from '@playwright/test'
import type { ProblemCode } from '#problems'
import { statusOf } from '#problems/problems'

/** What is sent instead of the request's own. */
interface Instead {
  body?: object
  url?: string
}

/** The server's own answer to a held request, read and perhaps changed on its way back. */
export async function answerChanged<Body>(
  route: Route,
  origin: string,
  change: (body: Body) => unknown,
  { body, url }: Instead = {},
): Promise<void> {
  // Without its cookie: whoever the browser is now asks, not who it was when this was held.
  const { cookie: _before, ...headers } = route.request().headers()
  const response = await route.fetch({
    headers: { ...headers, origin },
    ...(body && { postData: body }),
    ...(url !== undefined && { url }),
  })
  if (!response.ok()) throw new Error(`The server answered ${await response.text()}`)
  await route.fulfill({ response, json: await change(await response.json()) })
}

/** Refuses a held request as the server does for this problem. */
export const refuse = (
  route: Route,
  code: ProblemCode,
  errors: readonly object[] = [],
  more: object = {},
) =>
  route.fulfill({
    status: statusOf(code),
    json: { code, details: {}, errors: errors.length > 0 ? errors : [{ message: code }], ...more },
  })
