import type { Page, TestDetails, TestInfo } from '@playwright/test'
import { test } from '@playwright/test'

/** What a test begins with: Playwright's fixtures, of which the page is always one. */
export interface Stage {
  page: Page
}

/**
 * Declares one test. A project with fixtures of its own hands them on:
 * `(title, details, play) => test(title, details, ({ page, panel }, info) => play({ page, panel }, info))`.
 */
export type Declare<S extends Stage> = (
  title: string,
  details: TestDetails,
  play: (stage: S, info: TestInfo) => Promise<void>,
) => void

/** With no fixtures but the page. */
export const declarePlain: Declare<Stage> = (title, details, play) =>
  test(title, details, ({ page }, info) => play({ page }, info))
