import { join } from 'node:path'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { SlowFirst } from './tests/kit/slow-first.ts'

/**
 * A green run waits for what happens and never for a limit, so a limit may be generous: it ends
 * what hangs, also where the machine has other work.
 */
const limits = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
}

const realServers = [
  'tests/server/**/*.test.ts',
  'tests/cli/**/*.test.ts',
  'tests/docs/**/*.test.ts',
  'tests/examples/**/*.test.ts',
]

/**
 * `unit`: quick and alone. `server`: starts real servers and databases. The files of both
 * keep nothing for each other, so those of one worker share their modules: Payload alone takes
 * seconds to load.
 */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['stateroom-source', ...defaultServerConditions] },
  ssr: { resolve: { conditions: ['stateroom-source', ...defaultServerConditions] } },
  test: {
    // A green run says nothing but what passed.
    silent: 'passed-only',
    sequence: { sequencer: SlowFirst },
    tags: [
      { name: 'slow', description: 'In `npm run test:whole` alone.' },
      { name: 'long', description: 'By the name of its part alone: `npm test -- server`.' },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...realServers, 'tests/e2e/**', '**/node_modules/**'],
          maxWorkers: 2,
          isolate: false,
          setupFiles: 'tests/kit/unstub.ts',
          ...limits,
          // Many that hang in one file would otherwise end the whole run.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: realServers,
          globalSetup: 'tests/cli/kit/build-command.ts',
          setupFiles: [
            'tests/kit/quiet-servers.ts',
            'tests/kit/unstub.ts',
            'tests/server/kit/no-folders-left.ts',
          ],
          pool: 'forks',
          execArgv: ['--import', join(import.meta.dirname, 'tests/kit/quick-hashes.mjs')],
          // They wait a third of their time, for other processes and their databases.
          maxWorkers: 3,
          isolate: false,
          ...limits,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
