import { test as base } from '../fixtures.ts'
import { startMagazineWithSite } from './site.ts'

/** The panel over the magazine, whose own site shows the pages. */
export const test = base.extend({
  server: [
    async ({ sites }, use) => {
      await use(await sites.get('magazine with its site', startMagazineWithSite))
    },
    { scope: 'test', timeout: 120_000 },
  ],
})
