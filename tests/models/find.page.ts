import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { findMachine } from '#machines/find'
import { current, totalOf } from '#machines/find'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import { writeIn, writerOf } from '../kit/rich-text.ts'
import type { Words } from '../kit/words.ts'
import type { PanelStage } from './kit/stage.ts'

interface World {
  page: Page
  words: Words
}

/** Finding in a new post whose title, excerpt and body have the word. */
export const page: PageModel<typeof findMachine, World, PanelStage> = {
  async open({ page, panel }) {
    await page.goto(panel.at('/collections/posts/create?locale=en'))
    await page.locator('#field-title').fill('One needle')
    await page.locator('#field-excerpt').fill('Two needles, and a needle')
    await writeIn(writerOf(page, 'body'), 'A needle in a haystack')
    return { page, words: panel.words }
  },
  states: {
    closed: ({ page }) => expect(page.getByRole('search')).toHaveCount(0),
    'open.empty': (world) => expect(result(world)).toBeEmpty(),
    'open.none': (world) => expect(result(world)).toHaveText(world.words('find.none')),
    'open.counted': (world, { context: { found } }) =>
      expect(result(world)).toHaveText(world.words('find.counted', { count: totalOf(found) })),
    'open.reached': async (world, { context }) => {
      const { found, place } = context
      const { path = '', label = '' } = current(context) ?? {}
      const where = world.words('find.shown', { place: place + 1, total: totalOf(found) })
      await expect(result(world)).toHaveText(`${where} ${label}`)
      await expect(world.page.locator('[data-found]')).toHaveAttribute('data-field', path)
      await expect.poll(() => marks(world)).toBe(1)
    },
  },
  events: {
    'user.open': ({ page }) => page.keyboard.press('Control+f'),
    'user.search': (world, { words }) => input(world).fill(words),
    'user.next': (world) => input(world).press('Enter'),
    'user.previous': (world) => input(world).press('Shift+Enter'),
    'user.close': (world) => input(world).press('Escape'),
    'user.replace': unseen('find.spec plays it'),
    'user.replaceAll': unseen('find.spec plays it'),
    'user.replaceEverywhere': unseen('find.spec plays it'),
    'document.replaced': unseen('find.spec plays it'),
    'document.changed': unseen(
      'it is noticed with the next step only, so that typing costs nothing',
    ),
  },
  work: {},
}

/** How many matches are shown: in a text field, or in what is written in. */
const marks = ({ page }: World): Promise<number> =>
  page.evaluate(
    () =>
      document.querySelectorAll('[data-found-text]').length +
      (CSS.highlights.get('found-text')?.size ?? 0),
  )

const bar = ({ page }: World) => page.getByRole('search')
const input = (world: World) => bar(world).getByRole('searchbox')
const result = (world: World) => bar(world).getByRole('status')
