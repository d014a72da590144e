import type { Page } from 'playwright'

/** Something a person does in the panel, and what they wait for then. */
export interface Step {
  name: string
  act: (page: Page) => Promise<unknown>
  /** An element; null: other rows. */
  awaited: string | null
}

export const press = (name: string, selector: string, awaited: string | null = null): Step => ({
  name,
  act: (page) => page.locator(selector).first().click(),
  awaited,
})
