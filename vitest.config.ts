import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const realServers = [
  'tests/server/**/*.test.ts',
  'tests/cli/**/*.test.ts',
  'tests/docs/**/*.test.ts',
  'tests/examples/**/*.test.ts',
]

/** `unit`: quick, alone, and keeping nothing between files, so they share their modules. `server`: starts real servers and databases, so fewer at once and patient. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['stateroom-source', ...defaultServerConditions] },
  ssr: { resolve: { conditions: ['stateroom-source', ...defaultServerConditions] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...realServers, 'tests/e2e/**'],
          maxWorkers: 2,
          isolate: false,
          setupFiles: 'tests/kit/unstub.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: realServers,
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
