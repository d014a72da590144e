import type { Page } from '@playwright/test'
import type { AdminConfig } from '#contracts/admin-config'
import { adminConfigPath } from '#contracts/admin-config'
import { pageConfigId } from '#contracts/page'
import type { Panel } from '../../kit/fixtures.ts'
import { answerChanged } from './answers.ts'
import { changePage } from './change-page.ts'

type SignedIn = Extract<AdminConfig, { kind: 'signedIn' }>

/** The panel's config, changed on its way to the browser; the server keeps its own. */
export async function changeConfig(
  page: Page,
  panel: Panel,
  change: (config: SignedIn) => SignedIn,
): Promise<void> {
  await changePage(page, panel.at(''), (html) => html.replace(`id="${pageConfigId}"`, ''))
  await page.route(`${panel.server.api}${adminConfigPath}`, (route) =>
    answerChanged<AdminConfig>(route, panel.server.origin, (config) =>
      config.kind === 'signedIn' ? change(config) : config,
    ),
  )
}
