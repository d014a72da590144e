import { chmodSync } from 'node:fs'
import { build } from 'vite'
import { inProject } from './kit/root.ts'
import { writeTypes } from './write-types.ts'

const folder = inProject('packages/testing')

/** `npm pack` in `packages/testing` calls it: makes the package that only tests machines. */
export async function main(): Promise<number> {
  await build({ configFile: `${folder}/vite.config.ts`, mode: 'production', logLevel: 'warn' })
  chmodSync(`${folder}/dist/node/cli.js`, 0o755)
  return writeTypes(
    ['testing/index.ts', 'testing/graph/index.ts', 'testing/browser/index.ts'],
    `${folder}/dist/types`,
  )
}
