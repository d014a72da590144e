import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** What axe asks of a page and cannot know of an open dialog: the rest of the page is inert then. */
const notInDialogs = ['landmark-one-main', 'page-has-heading-one', 'region']
/** A menu floats outside of every part of the page. */
const notInMenus = ['region']

/** Expects axe to find nothing at all on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const isModalOpen = await page.locator('[aria-modal="true"]:visible').count()
  const isMenuOpen = await page.locator('[role="menu"]:visible').count()
  const axe = new AxeBuilder({ page })
    // Otherwise axe opens one more page to add up what it found in frames. There are none.
    .setLegacyMode()
    .disableRules([...(isModalOpen ? notInDialogs : []), ...(isMenuOpen ? notInMenus : [])])
  const { violations } = await axe.analyze()

  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  )
  expect(findings).toEqual([])
}
