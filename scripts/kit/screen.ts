import type { Page, Route } from 'playwright'
import { adminConfigPath } from '#contracts/admin-config'
import { pageConfigId } from '#contracts/page'
import type { Words } from '../../tests/kit/words.ts'

/** One picture of the panel. */
export interface Screen {
  name: string
  /**
   * Below the admin's route; `:id` becomes that of a real document, `:new` that of one that was made
   * for this picture, `:token` the founder's.
   */
  path: string
  /** Whose eyes: the admin's unless it says otherwise. `founder`: the site has no user yet. */
  as?: 'stranger' | 'founder'
  /** What is broken before the page loads. */
  before?: (page: Page) => Promise<unknown>
  /** What a person does there before the picture is taken. */
  act?: (page: Page, words: Words) => Promise<unknown>
  /** What this person and others do there, on a site where some documents are locked, and others not. */
  together?: (page: Page, company: Company, words: Words) => Promise<unknown>
}

/** Somebody else before the same panel, each in a browser of their own. */
export interface Company {
  edvard: Page
  noor: Page
}

/** Each has its list and its form. */
export const collections = ['posts', 'pages', 'categories', 'media', 'authors', 'users']

/** Before a page loads: these requests fail as they do without a network. */
export function failing(address: string) {
  return (page: Page) => page.route(address, (route) => route.abort())
}

/** Before a page loads: it comes without its config, and this answers who asks for that. */
export function configBy(answer: (route: Route) => Promise<void>) {
  return async (page: Page) => {
    await page.route('**/admin/?fresh', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(`id="${pageConfigId}"`, '')
      await route.fulfill({ response, body })
    })
    await page.route(`**${adminConfigPath}*`, answer)
  }
}
