import { inProject } from '../../../scripts/kit/root.ts'
import { test as base } from '../fixtures.ts'
import { startSite } from '../sites/hosts.ts'

/** The panel with its developer panel. */
export const test = base.extend({
  server: [
    async ({ sites }, use) => {
      const folder = 'tests/kit/watched'
      const start = () =>
        startSite({
          config: inProject(`${folder}/stateroom.config.ts`),
          seed: inProject(`${folder}/seed.ts`),
        })
      await use(await sites.get(folder, start))
    },
    { scope: 'test', timeout: 120_000 },
  ],
})
