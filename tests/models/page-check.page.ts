import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { preflightPath } from '#contracts/preflight'
import type { PageCheck, pageCheckMachine } from '#machines/page-check'
import type { PageModel } from '#testing'
import type { Words } from '../kit/words.ts'
import { makePage } from './kit/made-page.ts'
import {
  hidePlayedPage,
  played,
  sayChecked,
  sayOffered,
  sayReady,
  showPlayedPage,
} from './kit/played-page.ts'
import type { PanelStage } from './kit/stage.ts'

interface World {
  page: Page
  words: Words
  isShown: boolean
}

/** A page of the magazine in live preview, which checks itself; the server finds nothing. */
export const page: PageModel<typeof pageCheckMachine, World, PanelStage> = {
  async open({ page, panel }) {
    const id = await makePage(page, panel)
    await page.route(`**/api${preflightPath}*`, (route) =>
      route.fulfill({ json: { findings: [], unchecked: [] } }),
    )
    await page.goto(panel.at(`/collections/pages/${id}?locale=en`))
    await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
    await showPlayedPage(page, panel.words)
    await sayReady(page)
    return { page, words: panel.words, isShown: true }
  },
  states: {
    unavailable: ({ page, words }) =>
      expect(checks(page).getByText(words('preflight.checking'))).toHaveCount(0),
    available: (world, { context: { result } }) => shows(world, result),
    asking: async ({ page, words }) => {
      await expect(checks(page).getByRole('status')).toHaveText(words('preflight.checking'))
      await expect(played(page)).toHaveAttribute('data-asked', /\d/)
    },
    lost: (world, { context: { result } }) => shows(world, result),
  },
  events: {
    'page.ready': async (world) => {
      if (world.isShown) await sayReady(world.page)
      else await showAgain(world)
    },
    'page.offered': async (world) => {
      if (!world.isShown) await showAgain(world)
      await sayOffered(world.page)
    },
    'page.checked': async (world, { violations }) => {
      if (!world.isShown) await showAgain(world)
      await sayChecked(world.page, violations)
    },
    'page.failed': async (world) => {
      if (!world.isShown) await showAgain(world)
      await sayChecked(world.page, null)
    },
    'page.gone': async (world) => {
      if (!world.isShown) await showAgain(world)
      await hidePlayedPage(world.page, world.words)
      world.isShown = false
    },
    'document.checking': async ({ page, words }, _, before) => {
      const isAsked = before.matches('available') || before.matches('asking')
      const askedBefore = isAsked ? await played(page).getAttribute('data-asked') : null
      if (await checks(page).isVisible()) {
        await checks(page)
          .getByRole('button', { name: words('app.close'), exact: true })
          .click()
      }
      await page.getByRole('button', { name: words('document.more'), exact: true }).click()
      await page.getByRole('menuitem', { name: words('preflight.open') }).click()
      if (isAsked) {
        await expect(played(page)).not.toHaveAttribute('data-asked', askedBefore ?? '')
        await expect(played(page)).toHaveAttribute('data-asked', /\d/)
      } else {
        await expect(checks(page).getByRole('status')).toHaveText(words('preflight.clear'))
      }
    },
  },
  work: {},
}

/** It says that it is ready before anything else. */
async function showAgain(world: World): Promise<void> {
  await showPlayedPage(world.page, world.words)
  await sayReady(world.page)
  world.isShown = true
}

const checks = (page: Page) => page.locator('#preflight')

async function shows({ page, words }: World, result: PageCheck | null): Promise<void> {
  if (result === null) return
  const found = checks(page).getByRole('list', { name: words('preflight.page') })
  if (result.kind === 'unchecked') {
    await expect(found).toHaveText(words('preflight.pageUnchecked'))
    return
  }
  const { violations } = result
  const lines = violations.flatMap(({ paths }) => paths)
  if (lines.length === 0) {
    await expect(checks(page).getByRole('status')).toHaveText(words('preflight.clear'))
  }
  await expect(found.getByRole('listitem')).toHaveCount(lines.length)
  for (const { help } of violations) {
    await expect(found.getByRole('button', { name: `Title ${help}` })).toBeVisible()
  }
}
