import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { AskedPage, versionListMachine } from '#machines/version-list'
import type { PageModel } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import { admin } from '../kit/magazine.ts'
import { failHeld } from './kit/fail-held.ts'
import { comesAs } from './kit/people.ts'
import type { Visitor } from './kit/session-end.ts'
import { signInIfAsked } from './kit/session-end.ts'
import type { PanelStage } from './kit/stage.ts'

interface World extends Visitor {
  requests: HeldRequests
}

/** The versions of a post. */
export const page: PageModel<typeof versionListMachine, World, PanelStage> = {
  async open({ page, panel }, { limit }) {
    await comesAs(page, panel, admin)
    // The newest ones and their number are asked for one at a time.
    const requests = await holdRequests(page, /\/api\/posts\/versions\?/, (request) =>
      /[?&]limit=(10|25)\b/.test(request.url()),
    )
    await page.goto(panel.at(`/collections/posts/1/versions?limit=${limit}&locale=en`))
    return { page, panel, requests, hasSession: true }
  },
  states: {
    reading: async ({ page, panel: { words } }, { context: { shown } }) => {
      await expect(alert(page)).toHaveCount(0)
      if (shown === null) await expect(page.getByText(words('versions.loading'))).toBeAttached()
      else await expect(table(page)).toHaveAttribute('aria-busy', 'true')
    },
    listed: async ({ page, panel }, { context: { shown } }) => {
      const links = table(page).getByRole('link', { includeHidden: true })
      await expect(links).toHaveCount(shown!.docs.length)
      for (const { id } of shown!.docs) {
        const href = new RegExp(`/posts/1/versions/${id}\\?locale=en$`)
        await expect(links.first()).toHaveAttribute('href', href)
      }
      await expect(table(page)).not.toHaveAttribute('aria-busy')
      await expect(alert(page)).toHaveCount(0)
      const current = page.locator('nav [aria-current="page"]').filter({ hasText: /^\d$/ })
      await expect(current).toHaveText(String(shown!.page))
      await expect(page.locator('h1')).toBeAttached()
      await expect(page).toHaveURL(new RegExp(`^${panel.at('/collections/posts/1/versions')}`))
    },
    unread: async ({ page, panel: { words } }, { context: { problem } }) => {
      await expect(alert(page)).toContainText(words(`problem.${problem!.code}`))
    },
  },
  events: {
    'page.asked': async (world, asked, { context }) => {
      await signInIfAsked(world)
      const { page, panel } = world
      if (asked.limit !== context.asked.limit) {
        await page.getByLabel(panel.words('list.perPage')).selectOption(String(asked.limit))
        return
      }
      const name = panel.words('list.page', { page: asked.page })
      await page.getByRole('link', { name, exact: true }).click()
    },
    'user.retry': async (world) => {
      await signInIfAsked(world)
      await alert(world.page)
        .getByRole('button', { name: world.panel.words('app.tryAgain') })
        .click()
    },
  },
  work: {
    read: {
      asked: ({ requests }) => requests.expectAsked(),
      done: async ({ requests }, shown) => (await requests.next()).fulfill({ json: shown }),
      failed: async (world, error) => failHeld(world, await world.requests.next(), error),
    },
  },
  beyond: (step, { context: { asked, shown }, ...snapshot }) => {
    if (step.cause !== 'event') return undefined
    const { type, ...to } = step.event as { type: string } & AskedPage
    if (type === 'user.retry') return snapshot.value === 'unread' ? undefined : 'nothing failed'
    if (shown === null) return 'there is no page to turn yet'
    return to.limit !== asked.limit && to.page !== 1 ? 'no link leads there' : undefined
  },
}

const alert = (page: Page) =>
  page.getByRole('main', { includeHidden: true }).getByRole('alert', { includeHidden: true })

const table = (page: Page) => page.getByRole('table', { includeHidden: true })
