import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createJiti } from 'jiti'
import { packageRoot, runsFromSource } from './package-root.ts'

/** Everything that a person's TypeScript or JavaScript file exports, by name. */
export const loadExports = (path: string): Promise<Record<string, unknown>> =>
  loaderFor(path).import(path)

const loaderFor = (path: string) =>
  createJiti(import.meta.url, { alias: { ...ownEntries(), ...ownStateMachines(path) } })

/** A file may lie in a folder that has no packages: it finds us all the same. */
const ownEntries = (): Record<string, string> => ({
  'stateroom-admin/testing/graph': ours('testing/graph/index.ts', 'testing-graph'),
  'stateroom-testing/graph': ours('testing/graph/index.ts', 'testing-graph'),
  'stateroom-admin/testing/playwright': ours('testing/browser/index.ts', 'testing-playwright'),
  'stateroom-testing/playwright': ours('testing/browser/index.ts', 'testing-playwright'),
  'stateroom-admin/testing': ours('testing/index.ts', 'testing'),
  'stateroom-testing': ours('testing/index.ts', 'testing'),
  'stateroom-admin/server': ours('server/index.ts', 'server'),
  'stateroom-admin': ours('config-schema/config/index.ts', 'config'),
})

const ours = (source: string, built: string) =>
  join(packageRoot, runsFromSource ? source : `dist/node/${built}.js`)

/** So it finds XState, unless there is one beside it. */
function ownStateMachines(path: string): Record<string, string> {
  try {
    createRequire(path).resolve('xstate')
    return {}
  } catch {
    return { xstate: createRequire(import.meta.url).resolve('xstate') }
  }
}
