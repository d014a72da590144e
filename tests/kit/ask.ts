import type { Page } from '@playwright/test'
import type { Panel } from './fixtures.ts'

/** Asks the server as the person of the page, beside the panel; what it refuses ends the test. */
export async function ask(
  page: Page,
  { server }: Panel,
  method: string,
  path: string,
  data?: object,
) {
  const answer = await page.request.fetch(`${server.api}${path}`, {
    method,
    headers: { origin: server.origin },
    ...(data && { data }),
  })
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${await answer.text()}`)
  return answer.json()
}
