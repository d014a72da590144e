import { inProject } from '../../../scripts/kit/root.ts'
import { test as base } from '../fixtures.ts'
import { startStateroom } from '../server.ts'

export { expect, expectAccessible } from '../fixtures.ts'

/** The panel over the magazine with a join over two collections. */
export const test = base.extend({
  server: [
    async ({ magazine: _ownWorker }, use) => {
      const server = await startStateroom({
        config: inProject('tests/kit/joined/stateroom.config.ts'),
        seed: inProject('tests/kit/joined/seed.ts'),
      })
      await use(server)
      await server.discard()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
