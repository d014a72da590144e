import type { Page } from '@playwright/test'
import type { ScriptsAhead } from '#contracts/page'
import type { Panel } from './fixtures.ts'

/** From now on the server has another panel: its list names another entry, and old files are gone. */
export async function upgrade(page: Page, { at }: Pick<Panel, 'at'>, gone: RegExp): Promise<void> {
  await page.route(gone, (route) => route.fulfill({ status: 404, body: 'Not found\n' }))
  await page.route(
    `**${new URL(at('/scripts-ahead.json'), 'http://panel').pathname}`,
    async (route) => {
      const response = await route.fetch().catch(() => null)
      if (response === null) return route.abort()
      const list: ScriptsAhead = await response.json()
      await route.fulfill({ json: { ...list, entry: 'assets/index-newer.js' } })
    },
  )
}
