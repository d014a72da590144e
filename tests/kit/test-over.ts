import { inProject } from '../../scripts/kit/root.ts'
import { test } from './fixtures.ts'
import { startSite } from './sites/hosts.ts'

/** The panel over a site of the tests: the folder's own config and seed. */
export const testOver = (folder: string) =>
  test.extend({
    server: [
      async ({ sites, magazine }, use) => {
        const start = () =>
          startSite({
            config: inProject(`${folder}/stateroom.config.ts`),
            seed: inProject(`${folder}/seed.ts`),
          })
        await use(await sites.get(`${folder} ${magazine}`, start))
      },
      { scope: 'test', timeout: 120_000 },
    ],
  })
