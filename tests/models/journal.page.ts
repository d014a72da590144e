import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { TextKey } from '#locales'
import type { journalMachine } from '#machines/journal'
import type { PageModel } from '#testing'
import type { Panel } from '../kit/fixtures.ts'
import type { HeldStore } from './kit/held-store.ts'
import { holdStore } from './kit/held-store.ts'
import { makePage } from './kit/made-page.ts'
import type { PanelStage } from './kit/stage.ts'

interface World {
  page: Page
  panel: Panel
  store: HeldStore
  /** So that what is typed is never what stands there. */
  typed: number
}

/** A page of the magazine whose title is changed, and changed back. */
export const page: PageModel<typeof journalMachine, World, PanelStage> = {
  async open({ page, panel }) {
    const store = await holdStore(page, 'keep', 'forget')
    await page.goto(panel.at(`/collections/pages/${await makePage(page, panel)}`))
    await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
    return { page, panel, store, typed: 0 }
  },
  states: {
    empty: (world) => says(world, 'document.status.clean'),
    waiting: (world) => says(world, 'document.status.dirty'),
    'keeping.current': (world) => says(world, 'document.status.dirty'),
    'keeping.behind': (world) => says(world, 'document.status.dirty'),
    'kept.silent': (world) => says(world, 'document.status.dirty'),
    'kept.told': (world) => says(world, 'document.status.journaled'),
    'failing.idle': isNotKept,
    'failing.trying': isNotKept,
    clearing: (world) => says(world, 'document.status.clean'),
  },
  events: {
    'document.changed': async (world) => {
      world.typed += 1
      await world.page.locator('#field-title').fill(`Typed ${world.typed}`)
    },
    'document.settled': ({ page }) => page.locator('#field-title').fill('Hello'),
    'page.leaving': ({ page }) =>
      page.evaluate(() => {
        window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
      }),
  },
  work: {
    keep: {
      asked: ({ store }) => store.expectAsked('keep'),
      done: ({ store }) => store.done('keep'),
      failed: ({ store }) => store.failed('keep'),
    },
    clear: {
      asked: ({ store }) => store.expectAsked('forget'),
      done: ({ store }) => store.done('forget'),
      failed: ({ store }) => store.failed('forget'),
    },
  },
  beyond: (step, snapshot) => {
    if (step.cause !== 'event' || step.event.type !== 'document.settled') return undefined
    const isSettled = snapshot.matches('empty') || snapshot.matches('clearing')
    return isSettled ? 'nothing is unsaved' : undefined
  },
}

async function isNotKept(world: World): Promise<void> {
  await says(world, 'document.status.dirty')
  const { page, panel } = world
  await expect(page.getByText(panel.words('document.status.notKept'))).toBeVisible()
}

async function says({ page, panel }: World, text: TextKey): Promise<void> {
  const status = page.locator('form').getByRole('status')
  await expect(status.filter({ hasText: panel.words(text, { count: 1 }) })).toBeVisible()
}
