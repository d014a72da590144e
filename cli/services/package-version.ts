import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from './package-root.ts'

/** The version of this package, as its `package.json` says it. */
export const packageVersion = (): string =>
  JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')).version
