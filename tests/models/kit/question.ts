import type { Locator, Page } from '@playwright/test'

/** The question that must be answered now; one that is on its way out is none any more. */
export const openQuestion = (page: Page): Locator =>
  page.locator('[role="alertdialog"][data-state="open"]')
