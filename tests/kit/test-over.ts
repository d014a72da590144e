import { inProject } from '../../scripts/kit/root.ts'
import { test } from './fixtures.ts'
import { startStateroom } from './server.ts'

/** The panel over a site of the tests: the folder's own config and seed. */
export const testOver = (folder: string) =>
  test.extend({
    server: [
      async ({ magazine: _ownWorker }, use) => {
        const server = await startStateroom({
          config: inProject(`${folder}/stateroom.config.ts`),
          seed: inProject(`${folder}/seed.ts`),
        })
        await use(server)
        await server.discard()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  })
