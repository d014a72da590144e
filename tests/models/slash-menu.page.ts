import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { slashMenuMachine } from '#machines/slash-menu'
import type { PageModel } from '#testing'
import type { Words } from '../kit/words.ts'
import type { PanelStage } from './kit/stage.ts'

interface World {
  page: Page
  words: Words
}

/** A new page of the magazine, with an article to be written. */
export const page: PageModel<typeof slashMenuMachine, World, PanelStage> = {
  async open({ page, panel }) {
    await page.goto(panel.at('/collections/pages/create?locale=en'))
    await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
    await article({ page }).scrollIntoViewIfNeeded()
    await article({ page }).click()
    return { page, words: panel.words }
  },
  states: {
    closed: (world) => expect(menu(world)).toHaveCount(0),
    'open.choosing': async (world, { context: { index, matches } }) => {
      await expect(options(world)).toHaveCount(matches.length)
      await expect(options(world).nth(index)).toHaveAttribute('aria-selected', 'true')
    },
    'open.empty': async (world, { context: { query } }) => {
      await expect(options(world)).toHaveCount(0)
      const nothing = world.words('richText.slash.none', { query })
      await expect(menu(world).locator('..').getByText(nothing).first()).toBeVisible()
    },
    dismissed: (world) => expect(menu(world)).toHaveCount(0),
  },
  events: {
    'document.typed': async (world, { typed }) => {
      const { page } = world
      await article(world).focus()
      await page.keyboard.press('Home')
      await page.keyboard.press('Shift+End')
      if (typed === null) await page.keyboard.press('Backspace')
      else await page.keyboard.type(`/${typed.query}`)
    },
    'user.next': ({ page }) => page.keyboard.press('ArrowDown'),
    'user.previous': ({ page }) => page.keyboard.press('ArrowUp'),
    'user.point': async (world, { index }) => {
      await options(world).nth(index).hover()
    },
    'user.choose': ({ page }) => page.keyboard.press('Enter'),
    'user.dismiss': ({ page }) => page.keyboard.press('Escape'),
    'page.left': ({ page }) => page.locator('#field-title').focus(),
  },
  work: {},
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    if (step.example === 'at none') return 'no option is there to point at'
    if (step.event.type === 'document.typed') {
      if (snapshot.matches('closed') && step.example === 'no trigger') return 'nothing is typed'
      return snapshot.matches('dismissed') && step.example !== 'no trigger'
        ? 'typing over the trigger takes it away for a moment'
        : undefined
    }
    // A step knows of its event no more than its type.
    return snapshot.can(step.event as never) ? undefined : 'it is not offered'
  },
}

const article = ({ page }: Pick<World, 'page'>) => page.locator('#field-article[role="textbox"]')
const menu = ({ page, words }: World) =>
  page.getByRole('listbox', { name: words('richText.slash'), includeHidden: true })
const options = (world: World) => menu(world).getByRole('option')
