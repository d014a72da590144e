import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { ScriptsAhead } from '#contracts/page'
import type { panelVersionMachine } from '#machines/panel-version'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import type { Panel } from '../kit/fixtures.ts'
import { admin } from '../kit/magazine.ts'
import { notReached } from './kit/not-reached.ts'
import { comesAs } from './kit/people.ts'
import type { PanelStage } from './kit/stage.ts'

interface World {
  page: Page
  panel: Panel
  compare: HeldRequests
}

const notice = ({ page, panel: { words } }: World) =>
  page.getByRole('status').filter({ hasText: words('panelVersion.outdated') })

const isSilent = (world: World) => expect(notice(world)).toHaveCount(0)

/** The dashboard of somebody who has it open while the server gets a newer panel. */
export const page: PageModel<typeof panelVersionMachine, World, PanelStage> = {
  async open({ page, panel }) {
    await comesAs(page, panel, admin)
    const compare = await holdRequests(page, panel.at('/scripts-ahead.json'))
    await page.goto(panel.at(''))
    await expect(page.locator('[data-panel-version]')).toBeAttached()
    return { page, panel, compare }
  },
  states: {
    'current.fresh': isSilent,
    'current.old': isSilent,
    comparing: isSilent,
    unanswered: isSilent,
    'outdated.told': async (world) => {
      await expect(notice(world)).toBeVisible()
      const { page, panel } = world
      await expect(page.getByRole('button', { name: panel.words('app.reload') })).toBeVisible()
    },
    'outdated.postponed': isSilent,
  },
  events: {
    'page.missedPart': ({ page }) =>
      page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError'))),
    'page.shown': ({ page }) =>
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    'server.streamEnded': unseen(
      'the server is started anew: see the test of that in trouble.spec.ts',
    ),
    'user.later': async (world) => {
      const { page, panel } = world
      await notice(world)
        .getByRole('button', { name: panel.words('app.close') })
        .click()
      await expect(page.locator('[data-panel-version]')).toBeEmpty()
    },
  },
  work: {
    compare: {
      asked: ({ compare }) => compare.expectAsked(),
      done: async ({ page, compare }, isSame) => {
        const route = await compare.next()
        const response = await route.fetch()
        const list: ScriptsAhead = await response.json()
        const json = { ...list, ...(!isSame && { entry: 'assets/index-newer.js' }) }
        const heard = page.waitForEvent('requestfinished', (one) => one === route.request())
        await Promise.all([heard, route.fulfill({ json })])
      },
      failed: async ({ page, compare }) => notReached(page, await compare.next()),
    },
  },
  beyond: (step, snapshot) =>
    step.cause === 'event' &&
    step.event.type === 'user.later' &&
    !snapshot.matches({ outdated: 'told' })
      ? 'no notice offers it there'
      : undefined,
}
