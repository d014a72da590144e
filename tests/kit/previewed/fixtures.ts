import { inProject } from '../../../scripts/kit/root.ts'
import { test as base } from '../fixtures.ts'
import { startSite } from '../sites/hosts.ts'
import type { PreviewedSite } from './site.ts'
import { startPreviewedSite } from './site.ts'

/** The panel over documents whose pages are on a site of its own. */
export const test = base.extend<object, { previewed: PreviewedSite }>({
  previewed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from here.
    async ({}, use) => {
      const site = await startPreviewedSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ previewed, sites }, use) => {
      const folder = 'tests/kit/previewed'
      const start = () =>
        startSite({
          config: inProject(`${folder}/stateroom.config.ts`),
          seed: inProject('tests/kit/rules-site/seed.ts'),
          env: { SITE: previewed.origin },
        })
      await use(await sites.get(folder, start))
    },
    { scope: 'test', timeout: 120_000 },
  ],
})
