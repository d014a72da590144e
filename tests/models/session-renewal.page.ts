import type { Page, Request } from '@playwright/test'
import { expect } from '@playwright/test'
import type { AdminConfig } from '#contracts/admin-config'
import type { sessionRenewalMachine } from '#machines/session-renewal'
import type { Problem } from '#problems'
import type { PageModel } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import type { Panel } from '../kit/fixtures.ts'
import { admin } from '../kit/magazine.ts'
import { answerChanged, refuse } from './kit/answers.ts'
import { nextTask, notReached } from './kit/not-reached.ts'
import { comesAs, fillSignIn } from './kit/people.ts'
import type { PanelStage } from './kit/stage.ts'

interface World {
  page: Page
  panel: Panel
  config: HeldRequests
  refresh: HeldRequests
  /** Who signed in; null: nobody has. */
  userId: string | number | null
}

const nowIn = (page: Page) => page.evaluate(() => Date.now())

/** What another tab of this browser says. */
const sayInOtherTab = (page: Page, news: unknown) =>
  page.evaluate((said) => new BroadcastChannel('stateroom-session /api').postMessage(said), news)

/** The dashboard of somebody who signs in, works and goes away. */
export const page: PageModel<typeof sessionRenewalMachine, World, PanelStage> = {
  async open({ page, panel }) {
    await comesAs(page, panel, null)
    await page.goto(panel.at(''))
    await expect(page.locator('#field-email')).toBeVisible()
    const hold = (path: string) => holdRequests(page, `${panel.server.api}${path}`)
    const config = await hold('/stateroom/config')
    return { page, panel, config, refresh: await hold('/users/refresh-token'), userId: null }
  },
  states: {
    idle: ({ page }) => expect(page.locator('#field-password')).toBeVisible(),
    'running.renewal.fresh': isInside,
    'running.renewal.due': isInside,
    'running.renewal.renewing': isInside,
    'running.renewal.unrenewed': isInside,
    'running.renewal.final': isInside,
    'running.warning.silent': ({ page, panel: { words } }) =>
      expect(page.getByRole('button', { name: words('sessionEnding.stay') })).toHaveCount(0),
    'running.warning.shown': async ({ page, panel: { words } }, snapshot) => {
      const isFinal = snapshot.matches({ running: { renewal: 'final' } })
      const [start] = words(isFinal ? 'sessionEnding.final' : 'sessionEnding.text', {
        time: '|',
      }).split('|')
      await expect(page.getByRole('status').filter({ hasText: start! })).toBeVisible()
      const stay = page.getByRole('button', { name: words('sessionEnding.stay') })
      await expect(stay).toHaveCount(isFinal ? 0 : 1)
    },
  },
  events: {
    'session.confirmed': async (world, { timeLeft }, before) => {
      const { config, page, panel, userId } = world
      if (!before.matches('idle')) {
        const sessionEndsAt = (await nowIn(page)) + timeLeft
        await sayInOtherTab(page, { id: userId, sessionEndsAt })
        return
      }
      await fillSignIn(page, panel, admin)
      const route = await config.next()
      const sessionEndsAt = (await nowIn(page)) + timeLeft
      await answerChanged<AdminConfig>(route, panel.server.origin, (answer) => {
        if (answer.kind !== 'signedIn') throw new Error('Nobody is signed in.')
        world.userId = answer.user.id
        return { ...answer, user: { ...answer.user, sessionEndsAt } }
      })
    },
    'session.ended': ({ page }) => sayInOtherTab(page, null),
    'user.staySignedIn': ({ page, panel: { words } }) =>
      page
        .getByRole('button', { name: words('sessionEnding.stay') })
        // A press of the pointer would be a sign of life before it is one of the button.
        .dispatchEvent('click'),
  },
  work: {
    untilActive: {
      done: ({ page }) => page.keyboard.press('Shift'),
      failed: ({ page }) => page.keyboard.press('Shift'),
    },
    renew: {
      asked: ({ refresh }) => refresh.expectAsked(),
      done: async ({ page, refresh }, timeLeft) => {
        const exp = ((await nowIn(page)) + timeLeft) / 1000
        await (await refresh.next()).fulfill({ json: { exp } })
      },
      failed: async ({ page, refresh }, error) => {
        const { code } = error as Problem
        const route = await refresh.next()
        if (code === 'server.unreachable') return notReached(page, route)
        // No view shows that it failed, and time must not pass before the page has heard of it.
        const isIt = (request: Request) => request === route.request()
        await Promise.all([page.waitForEvent('requestfinished', isIt), refuse(route, code)])
        await page.evaluate(nextTask)
      },
    },
  },
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    const { type } = step.event
    if (type === 'session.ended') return snapshot.matches('idle') ? 'nobody is in' : undefined
    if (type !== 'user.staySignedIn') return undefined
    const isOffered =
      snapshot.matches({ running: { warning: 'shown' } }) &&
      !snapshot.matches({ running: { renewal: 'final' } })
    return isOffered ? undefined : 'no warning offers it there'
  },
}

async function isInside({ page }: World): Promise<void> {
  await expect(page.locator('[data-nav]')).toBeVisible()
  // In place, the panel is behind the question all the while.
  await expect(page.locator('#field-password')).toHaveCount(0)
}
