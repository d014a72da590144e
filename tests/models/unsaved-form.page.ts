import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { unsavedFormMachine } from '#machines/unsaved-form'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import type { Words } from '../kit/words.ts'
import { changeConfig } from './kit/change-config.ts'
import type { PanelStage } from './kit/stage.ts'

interface World {
  page: Page
  words: Words
}

/** The name of a new view of the magazine's categories. */
export const page: PageModel<typeof unsavedFormMachine, World, PanelStage> = {
  async open({ page, panel }) {
    await changeConfig(page, panel, (config) => ({
      ...config,
      collections: config.collections.map((one) =>
        one.slug === 'categories' ? { ...one, queryPresets: true } : one,
      ),
    }))
    await page.route('**/api/payload-query-presets?*', (route) =>
      route.fulfill({ json: { docs: [] } }),
    )
    await page.goto(panel.at('/collections/categories?locale=en'))
    await expect(page.locator('[data-views]')).toBeVisible()
    return { page, words: panel.words }
  },
  states: {
    untouched: (world) => expect(question(world)).toHaveCount(0),
    touched: async (world) => {
      await expect(question(world)).toHaveCount(0)
      await expect(name(world)).toHaveValue('Mine')
    },
    asking: (world) => expect(question(world)).toBeVisible(),
  },
  events: {
    'user.enter': async (world) => {
      await opened(world)
      await name(world).fill('Mine')
    },
    'page.settled': (world) => name(world).fill(''),
    'user.close': async (world, _, before) => {
      await opened(world)
      await world.page.keyboard.press('Escape')
      if (before.matches('untouched')) await isClosed(world)
    },
    'user.stay': (world) => answer(world, 'unsavedForm.stay'),
    'user.discard': async (world) => {
      await answer(world, 'unsavedForm.discard')
      await isClosed(world)
    },
    'page.leaving': unseen('whoever goes back is watched by a test of its own'),
  },
  work: {},
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    if (snapshot.matches('asking') && step.event.type === 'page.settled') {
      return 'the question stands over the form'
    }
    return snapshot.can(step.event as never) ? undefined : 'it is not offered'
  },
}

const name = ({ page }: World): Locator => page.locator('[data-view] input[type=text]').first()

const question = ({ page, words }: World): Locator =>
  page.getByRole('alertdialog', { name: words('unsavedForm.title') })

async function opened(world: World): Promise<void> {
  const { page } = world
  if ((await page.locator('[data-view]').count()) > 0) return
  await page.locator('[data-views]').click()
  await page.locator('[role=menu] [data-value="view-save-as"]').click()
  // Its code is loaded when it is first asked for: what is pressed before that is not for it.
  await expect(name(world)).toBeFocused()
}

async function isClosed({ page }: World): Promise<void> {
  await expect(page.locator('[data-view]')).toHaveCount(0)
  await expect(page.locator('[data-views]')).toBeFocused()
}

const answer = (world: World, key: 'unsavedForm.stay' | 'unsavedForm.discard') =>
  question(world)
    .getByRole('button', { name: world.words(key), exact: true })
    .click()
