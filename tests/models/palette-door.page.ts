import { expect } from '@playwright/test'
import type { paletteDoorMachine } from '#machines/palette-door'
import type { PageModel } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import { admin } from '../kit/magazine.ts'
import { paletteFiles, paletteLine } from '../kit/palette.ts'
import { comesAs } from './kit/people.ts'
import { openQuestion } from './kit/question.ts'
import type { PanelStage } from './kit/stage.ts'

interface World extends PanelStage {
  /** The palette's code. */
  files: HeldRequests
  /** The page has asked for it: only a new one asks again. */
  hasAsked: boolean
}

/** A category that is there, before anybody has wanted the palette. */
export const page: PageModel<typeof paletteDoorMachine, World, PanelStage> = {
  async open({ page, panel }) {
    await comesAs(page, panel, admin)
    // Before the page is there: once it rests, it asks for them ahead.
    const files = await holdRequests(page, paletteFiles)
    await page.goto(panel.at('/collections/categories'))
    await page.getByRole('cell').getByRole('link').first().click()
    await isReady({ page })
    return { page, panel, files, hasAsked: false }
  },
  states: {
    closed: (world) => catches(world, false),
    'wanted.coming': async (world) => {
      await catches(world, true)
      await expect(paletteLine(world.page)).toHaveCount(0)
    },
    'wanted.arriving': async ({ page }, { context: { words } }) => {
      await expect(paletteLine(page)).toBeFocused()
      await expect(paletteLine(page)).toHaveValue(words)
    },
    keys: async (world) => {
      await catches(world, false)
      await expect(keySheet(world)).toHaveCount(0)
    },
  },
  events: {
    'user.toggle': async (world, _event, before) => {
      if (before.matches('closed')) await asksAnew(world)
      await world.page.keyboard.press('Control+k')
    },
    'user.showKeys': async (world, _event, before) => {
      if (before.matches('closed')) await asksAnew(world)
      await world.page.keyboard.press('?')
    },
    'user.press': ({ page }, { key }) => page.keyboard.press(key),
    'user.close': ({ page }) => page.keyboard.press('Escape'),
    'page.ready': ({ page }, _event, { context: { words } }) =>
      expect(paletteLine(page)).toHaveValue(words),
    'page.left': async ({ page, panel: { words } }) => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('app.close') })
        .click()
      await expect(paletteLine(page)).toHaveCount(0)
    },
  },
  work: {
    load: {
      asked: ({ files }) => files.expectAsked(),
      done: async (world, { isFree }, before) => {
        const { page, panel, files } = world
        if (!isFree) {
          await page.getByRole('button', { name: panel.words('document.more') }).click()
          await page.getByRole('menuitem', { name: panel.words('document.delete') }).click()
          await expect(openQuestion(page)).toBeVisible()
        }
        await (await files.next()).continue()
        if (isFree && before.matches('keys')) await expect(keySheet(world)).toBeVisible()
      },
      failed: async ({ page, panel, files }) => {
        await (await files.next()).abort()
        await expect(page.getByText(panel.words('palette.unloaded'))).toBeVisible()
      },
    },
  },
  beyond: (step, snapshot) => {
    if (step.cause !== 'event' || step.event.type === 'user.toggle') return undefined
    const { type } = step.event
    if (type === 'user.showKeys') return snapshot.matches('wanted') ? 'it is a letter' : undefined
    if (!snapshot.matches('wanted')) return 'nobody waits for a line'
    if (snapshot.matches({ wanted: 'coming' }) && type.startsWith('page.')) return 'it is not there'
    return undefined
  },
}

/** With a page on which nobody has wanted anything. */
async function asksAnew(world: World): Promise<void> {
  const { page } = world
  if (world.hasAsked) await page.reload()
  await isReady(world)
  world.hasAsked = true
}

const isReady = ({ page }: Pick<World, 'page'>) =>
  expect(page.locator('[data-form-ready="true"]')).toBeVisible()

const keySheet = ({ page, panel: { words } }: World) =>
  page.getByRole('dialog', { name: words('keys.title') })

/** Enter writes nothing, and is for nobody else while letters are awaited. */
const catches = ({ page }: World, isCaught: boolean) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          !document.body.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
          ),
      ),
    )
    .toBe(isCaught)
