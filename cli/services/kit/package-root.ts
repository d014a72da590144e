import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of this package, whether its sources run or its build. */
export const packageRoot = rootAbove(dirname(fileURLToPath(import.meta.url)))

/** Whether the sources run: then so does everything that they are asked to load. */
export const runsFromSource = import.meta.url.endsWith('.ts')

/** Whether a file is of this package's own program, and not of a site, which may lie inside of it. */
export const isOwnCode = (file: string): boolean =>
  ownFolders.some((folder) => file.startsWith(join(packageRoot, folder)))

/** Where what runs is. */
export const ownFolders = runsFromSource
  ? ['cli/', 'config-schema/', 'locales/', 'rich-text/', 'server/', 'testing/']
  : ['dist/node/']

function rootAbove(dir: string): string {
  return existsSync(join(dir, 'package.json')) ? dir : rootAbove(dirname(dir))
}
