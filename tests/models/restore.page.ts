import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { restoreMachine } from '#machines/restore'
import type { PageModel } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import { ask } from '../kit/ask.ts'
import { admin } from '../kit/magazine.ts'
import { failHeld } from './kit/fail-held.ts'
import { makePage } from './kit/made-page.ts'
import { comesAs } from './kit/people.ts'
import type { Visitor } from './kit/session-end.ts'
import { signInIfAsked } from './kit/session-end.ts'
import type { PanelStage } from './kit/stage.ts'

interface World extends Visitor {
  /** Where the version is. */
  address: string
  restoring: HeldRequests
  renewing: HeldRequests
}

/** A version of a page of the magazine, before a person who may restore it, or not. */
export const page: PageModel<typeof restoreMachine, World, PanelStage> = {
  async open({ page, panel }, { ways }) {
    await comesAs(page, panel, admin)
    const id = await makePage(page, panel)
    if (ways.includes('published')) {
      await ask(page, panel, 'PATCH', `/pages/${id}`, { _status: 'published' })
    }
    const newest = `sort=-updatedAt&where[parent][equals]=${id}`
    const { docs } = await ask(page, panel, 'GET', `/pages/versions?${newest}`)
    if (ways.length === 0) {
      await page.route(/\/api\/pages\/access\//, (route) => route.fulfill({ json: {} }))
    }
    const restoring = await holdRequests(
      page,
      /\/api\/pages\/versions\/\d+\?/,
      (request) => request.method() === 'POST',
    )
    // The screen reads the title as well.
    const renewing = await holdRequests(page, new RegExp(`/api/pages/${id}\\?`), (request) => {
      const asked = decodeURIComponent(request.url())
      return asked.includes('select[updatedAt]') && !asked.includes('select[title]')
    })
    const address = panel.at(`/collections/pages/${id}/versions/${docs[0].id}?locale=en`)
    const world = { page, panel, address, restoring, renewing, hasSession: true }
    await openVersion(world)
    return world
  },
  states: {
    idle: ({ page }) => expect(question(page)).toHaveCount(0),
    asking: async (world) => {
      await expect(button(world, 'version.confirm.confirm')).toBeVisible()
      await expect(alert(world.page)).toHaveCount(0)
    },
    restoring: (world) =>
      expect(button(world, 'version.restoring')).toHaveAttribute('aria-busy', 'true'),
    refused: async (world, { context: { problem } }) => {
      const { words } = world.panel
      await expect(alert(world.page)).toContainText(words('version.restoreFailed'))
      await expect(alert(world.page)).toContainText(words(`problem.${problem!.code}`))
    },
    outdated: async (world) => {
      await expect(alert(world.page)).toContainText(world.panel.words('version.stale'))
      await expect(button(world, 'version.confirm.confirm')).toHaveCount(0)
    },
    renewing: (world) =>
      expect(button(world, 'version.lookAgain')).toHaveAttribute('aria-busy', 'true'),
  },
  events: {
    'user.ask': async ({ page, panel: { words } }, { as }, { context: { ways } }) => {
      const id = as === 'draft' ? '#restore-as-draft' : '#restore-version'
      if (ways[0] === as) return page.locator(id).click()
      await page.getByRole('button', { name: words('version.restoreOtherwise') }).click()
      await page.getByRole('menuitem', { name: words('version.restoreAsDraft') }).click()
    },
    'user.confirm': async (world) => {
      await signInIfAsked(world)
      await button(world, 'version.confirm.confirm').click()
    },
    'user.cancel': async (world) => {
      await signInIfAsked(world)
      await button(world, 'app.cancel').click()
    },
    'user.renew': async (world) => {
      await signInIfAsked(world)
      await button(world, 'version.lookAgain').click()
    },
  },
  work: {
    restore: {
      asked: ({ restoring }) => restoring.expectAsked(),
      done: async (world) => {
        await (await world.restoring.next()).fulfill({ json: { message: 'Restored.' } })
        await expect(world.page).toHaveURL(/\/collections\/pages\/\d+\?locale=en$/)
        await openVersion(world)
      },
      failed: async (world, error) => failHeld(world, await world.restoring.next(), error),
    },
    readBase: {
      asked: ({ renewing }) => renewing.expectAsked(),
      done: async ({ renewing }, updatedAt) =>
        (await renewing.next()).fulfill({ json: { updatedAt } }),
      failed: async (world, error) => failHeld(world, await world.renewing.next(), error),
    },
  },
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    const { type, as } = step.event as { type: string; as?: 'published' | 'draft' }
    if (type === 'user.ask') {
      if (!snapshot.matches('idle')) return 'a question stands over it'
      return as && snapshot.context.ways.includes(as) ? undefined : 'no button offers it'
    }
    if (snapshot.matches('idle')) return 'nothing is asked'
    if (snapshot.hasTag('busy')) return type === 'user.cancel' ? undefined : 'the button is busy'
    const isOutdated = snapshot.matches('outdated')
    if (type === 'user.confirm') return isOutdated ? 'no button offers it' : undefined
    return type === 'user.renew' && !isOutdated ? 'no button offers it' : undefined
  },
}

type Words = 'version.confirm.confirm' | 'version.restoring' | 'version.lookAgain' | 'app.cancel'

/** Signing in again may stand over it. */
const question = (page: Page) =>
  page.getByRole('alertdialog', { includeHidden: true }).filter({ has: page.locator('p') })

const button = ({ page, panel: { words } }: World, name: Words) =>
  page.getByRole('button', { name: words(name), exact: true, includeHidden: true })

const alert = (page: Page) => question(page).getByRole('alert', { includeHidden: true })

async function openVersion({ page, address }: World): Promise<void> {
  await page.goto(address)
  await expect(page.locator('h2').first()).toBeVisible()
}
