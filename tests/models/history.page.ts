import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { TextKey } from '#locales'
import type { HistoryEvent, historyMachine } from '#machines/history'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import type { Panel } from '../kit/fixtures.ts'
import { makePage } from './kit/made-page.ts'
import type { PanelStage } from './kit/stage.ts'

interface World {
  page: Page
  panel: Panel
  /** The title that was typed last. */
  typed: string
}

/** Typing in the title of a page, on a clock that stands still: it is all typed in one go. */
export const page: PageModel<typeof historyMachine, World, PanelStage> = {
  async open({ page, panel }) {
    await page.clock.setFixedTime(Date.now())
    await page.goto(panel.at(`/collections/pages/${await makePage(page, panel)}`))
    await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
    return { page, panel, typed: 'Hello' }
  },
  states: {
    listening: async (world, { context: { past, future } }) => {
      await expect(title(world)).toHaveValue(past.length > 0 ? world.typed : 'Hello')
      await offers(world, '#action-undo', past.length > 0)
      await offers(world, '#action-redo', future.length > 0)
    },
  },
  events: {
    'document.edited': async (world) => {
      world.typed = `${world.typed}!`
      await title(world).fill(world.typed)
    },
    'document.saved': unseen('a test of its own saves in between'),
    'document.shown': unseen('a test of its own brings what somebody else wrote'),
    'user.undo': ({ page, panel }) => button(page, panel, 'document.undo').click(),
    'user.redo': ({ page, panel }) => button(page, panel, 'document.redo').click(),
  },
  work: {},
  beyond: (step, { context: { past, future } }) => {
    if (step.cause !== 'event') return undefined
    // A step of this machine's plan carries one of its events.
    const event = step.event as HistoryEvent
    if (event.type === 'document.edited' && event.before === event.after) return noChange
    const isOffered = past.length + future.length > 0
    return event.type === 'document.edited' || isOffered ? undefined : 'nothing was done yet'
  },
}

const noChange = 'no key changes nothing'

const title = ({ page }: World) => page.locator('#field-title')

const button = (page: Page, { words }: Panel, name: TextKey) =>
  page.getByRole('button', { name: words(name), exact: true })

/** A button that leads nowhere says so; where neither does, there is none. */
async function offers({ page }: World, id: string, isOffered: boolean): Promise<void> {
  const open = page.locator(`${id}:not([aria-disabled="true"])`)
  await expect(open).toHaveCount(isOffered ? 1 : 0)
}
