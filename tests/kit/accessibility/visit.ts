import type { Page } from '@playwright/test'
import { eventsPath } from '#contracts/events'
import type { Screen } from '../../../scripts/kit/screen.ts'
import { ask } from '../ask.ts'
import type { Panel } from '../fixtures.ts'
import { watchRest } from './at-rest.ts'
import { bringAxe } from './conforming.ts'

/**
 * Goes to a screen, and does there what a person does. `turn` chooses another document for each visit:
 * what was typed into the one before is kept on this device, and would be offered again.
 */
export async function visit(page: Page, panel: Panel, screen: Screen, turn = 1): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // A stream never comes to rest.
  await page.route(`**${eventsPath}*`, (route) => route.abort())
  await screen.before?.(page)
  const network = watchRest(page, panel.words('app.loading'))
  await page.goto(panel.at(await pathOf(page, panel, screen, turn)))
  if (isForm.test(screen.path)) await page.locator('[data-form-ready="true"]').waitFor()
  // The network may rest before a busy machine has drawn anything.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await screen.act?.(page, panel.words)
  // Whoever is signed out isn't told of anything, and goes on asking.
  const isAtRest = screen.name === 'edit-session-ended' || network.atRest()
  await Promise.all([isAtRest, bringAxe(page)])
  network.stop()
}

const isForm = /^\/(collections\/\w+\/(:id|create)|globals\/\w+|account)$/

async function pathOf(page: Page, panel: Panel, { path }: Screen, turn: number): Promise<string> {
  const slug = /^\/collections\/(\w+)\/:id/.exec(path)?.[1]
  if (slug === undefined) return path
  const of = await ask(page, panel, 'GET', `/${slug}?limit=1&depth=0&sort=id&page=${turn}`)
  return path.replace(':id', String(of.docs[0]?.id ?? 1))
}
