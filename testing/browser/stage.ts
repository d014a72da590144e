import type { Page, TestDetails, TestInfo } from '@playwright/test'

/** What a test begins with: Playwright's fixtures, of which the page is always one. */
export interface Stage {
  page: Page
}

/**
 * Declares one test. The spec does so itself, for Playwright finds a test in the file that declares
 * it; and a project with fixtures of its own hands them on there:
 * `(title, details, play) => test(title, details, ({ page, panel }, info) => play({ page, panel }, info))`.
 */
export type Declare<S extends Stage> = (
  title: string,
  details: TestDetails,
  play: (stage: S, info: TestInfo) => Promise<void>,
) => void
