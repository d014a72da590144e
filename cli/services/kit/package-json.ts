import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from './package-root.ts'

const read = (): { name: string; version: string } =>
  JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'))

/** The version of this package, as its `package.json` says it. */
export const packageVersion = () => read().version

/** What code imports the testing of machines from, whoever has installed this package. */
export function testingEntry(): string {
  const { name } = read()
  return name === 'stateroom-admin' ? `${name}/testing` : name
}
