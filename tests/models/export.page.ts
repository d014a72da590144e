import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { exportMachine } from '#machines/export'
import type { PageModel } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import { admin } from '../kit/magazine.ts'
import { failHeld } from './kit/fail-held.ts'
import { openMore } from './kit/open-more.ts'
import { comesAs } from './kit/people.ts'
import type { Visitor } from './kit/session-end.ts'
import { mustAskForSession, signInIfAsked } from './kit/session-end.ts'
import type { PanelStage } from './kit/stage.ts'

interface World extends Visitor {
  requests: HeldRequests
}

/** The magazine's categories, as a file. */
export const page: PageModel<typeof exportMachine, World, PanelStage> = {
  async open({ page, panel }) {
    await comesAs(page, panel, admin)
    const requests = await holdRequests(page, /\/api\/categories\?.*limit=500/)
    await page.goto(panel.at('/collections/categories?locale=en'))
    await expect(page.locator('tbody tr').first()).toBeVisible()
    return { page, panel, requests, hasSession: true }
  },
  states: {
    idle: (world) => expect(dialog(world)).toHaveCount(0),
    choosing: async (world, { context: { format, fields } }) => {
      await expect(dialog(world).locator(`input[value="${format}"]`)).toBeChecked()
      await expect(dialog(world).locator(`input[value="${fields}"]`)).toBeChecked()
    },
    reading: async (world, { context: { done, total } }) => {
      const { words } = world.panel
      await expect(dialog(world).getByRole('status')).toHaveText(
        total === null ? words('export.beginning') : words('export.progress', { done, total }),
      )
    },
    failed: async (world) => {
      await mustAskForSession(world, !world.hasSession)
      // Whoever has to sign in does that first.
      if (!world.hasSession) return
      await expect(dialog(world)).toContainText(world.panel.words('export.failed'))
    },
  },
  events: {
    'user.open': async (world) => {
      await signInIfAsked(world)
      await openMore(world)
      await world.page.getByRole('menuitem', { name: world.panel.words('export.open') }).click()
    },
    'user.setFormat': (world, { format }) =>
      dialog(world).locator(`input[value="${format}"]`).check(),
    'user.setFields': (world, { fields }) =>
      dialog(world).locator(`input[value="${fields}"]`).check(),
    'user.start': (world) => button(world, 'export.start').click(),
    'user.retry': async (world) => {
      await signInIfAsked(world)
      await button(world, 'app.tryAgain').click()
    },
    'user.close': async (world) => {
      await signInIfAsked(world)
      await button(world, 'app.cancel').click()
    },
  },
  work: {
    read: {
      asked: ({ requests }) => requests.expectAsked(),
      done: async ({ page, panel, requests }, { ids, total, isLast }) => {
        const file = isLast ? page.waitForEvent('download') : null
        await (await requests.next()).fulfill({
          json: {
            docs: ids.map((id) => ({ id, name: `Category ${id}` })),
            totalDocs: total,
            totalPages: isLast ? 1 : 1000,
            page: 1,
            limit: 500,
          },
        })
        if (file === null) return
        expect((await file).suggestedFilename()).toMatch(/^categories\.(csv|json)$/)
        await seeToast(page, panel.words('app.close'))
      },
      failed: async (world, error) => failHeld(world, await world.requests.next(), error),
    },
  },
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    const { type } = step.event
    const offered = {
      idle: ['user.open'],
      choosing: ['user.setFormat', 'user.setFields', 'user.start', 'user.close'],
      reading: ['user.close'],
      failed: ['user.retry', 'user.close'],
    }[snapshot.value]
    return offered.includes(type) ? undefined : 'the dialog does not offer it'
  },
}

const dialog = ({ page, panel: { words } }: World): Locator =>
  page.getByRole('dialog', { name: words('export.title', { label: 'Categories' }) })

const button = (world: World, name: 'app.cancel' | 'app.tryAgain' | 'export.start') =>
  dialog(world).getByRole('button', { name: world.panel.words(name), exact: true })

/** Tells that the file is written, and is closed so that the next one can be told from it. */
async function seeToast(page: Page, close: string): Promise<void> {
  const toast = page.locator('[data-scope="toast"][data-part="root"]')
  await toast.getByRole('button', { name: close }).click()
  await expect(toast).toHaveCount(0)
}
