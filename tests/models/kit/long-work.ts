import type { Locator, Page, Request } from '@playwright/test'
import { expect } from '@playwright/test'
import type { TextKey } from '#locales'
import type { ProblemCode } from '#problems'
import type { HeldRequests } from '../../../testing/browser/index.ts'
import { holdRequests } from '../../../testing/browser/index.ts'
import { openQuestion } from './question.ts'
import type { Visitor } from './session-end.ts'
import { signInIfAsked } from './session-end.ts'

/** Holds the questions of a dry run, and those of the work itself, each for themselves. */
export async function holdWork(
  page: Page,
  path: string,
): Promise<{ looks: HeldRequests; runs: HeldRequests }> {
  const isDryRun = (request: Request): boolean => request.postDataJSON().dryRun === true
  const looks = await holdRequests(page, new RegExp(path), isDryRun)
  const runs = await holdRequests(page, new RegExp(path), (request) => !isDryRun(request))
  return { looks, runs }
}

/** The dialog or drawer in which the work is prepared and told. */
export const workWindow = (page: Page): Locator => page.getByRole('dialog', { includeHidden: true })

/** The bar above the list while it is under way. */
export const workBar = (page: Page): Locator => page.locator('[data-work-state]')

export const barButton = ({ page, panel }: Visitor, name: TextKey): Locator =>
  workBar(page).getByRole('button', { name: panel.words(name), includeHidden: true })

export async function mustTell(visitor: Visitor, place: Locator, code: ProblemCode): Promise<void> {
  const { hasSession, page, panel } = visitor
  await expect(place).toContainText(panel.words(`problem.${code}`))
  const isAsked = code === 'session.ended' && !hasSession
  await expect(openQuestion(page)).toHaveCount(isAsked ? 1 : 0)
}

export async function pressInWindow(visitor: Visitor, name: TextKey): Promise<void> {
  await signInIfAsked(visitor)
  const { page, panel } = visitor
  await workWindow(page)
    .getByRole('button', { name: panel.words(name), exact: true })
    .last()
    .click()
}

export async function pressInBar(visitor: Visitor, name: TextKey): Promise<void> {
  await signInIfAsked(visitor)
  await barButton(visitor, name).click()
}
