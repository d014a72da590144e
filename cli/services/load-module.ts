import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createJiti } from 'jiti'
import { packageRoot, runsFromSource } from './package-root.ts'

/** Everything that a person's TypeScript or JavaScript file exports, by name. */
export const loadExports = (path: string): Promise<Record<string, unknown>> =>
  loaderFor(path).import(path)

export const reasonOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message : String(cause)

const loaderFor = (path: string) =>
  createJiti(import.meta.url, { alias: { ...ownEntries(), ...ownStateMachines(path) } })

/** A file may lie in a folder that has no packages: it finds us all the same. */
const ownEntries = (): Record<string, string> =>
  runsFromSource
    ? {
        'stateroom-admin/testing/playwright': join(packageRoot, 'testing/browser/index.ts'),
        'stateroom-admin/testing': join(packageRoot, 'testing/index.ts'),
        'stateroom-admin/server': join(packageRoot, 'server/index.ts'),
        'stateroom-admin': join(packageRoot, 'config-schema/config/index.ts'),
      }
    : {
        'stateroom-admin/testing/playwright': join(packageRoot, 'dist/node/testing-playwright.js'),
        'stateroom-admin/testing': join(packageRoot, 'dist/node/testing.js'),
        'stateroom-admin/server': join(packageRoot, 'dist/node/server.js'),
        'stateroom-admin': join(packageRoot, 'dist/node/config.js'),
      }

/** So it finds XState, unless there is one beside it. */
function ownStateMachines(path: string): Record<string, string> {
  try {
    createRequire(path).resolve('xstate')
    return {}
  } catch {
    return { xstate: createRequire(import.meta.url).resolve('xstate') }
  }
}
