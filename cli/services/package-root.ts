import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of this package, whether its sources run or its build. */
export const packageRoot = rootAbove(dirname(fileURLToPath(import.meta.url)))

/** Whether the sources run: then so does everything that they are asked to load. */
export const runsFromSource = import.meta.url.endsWith('.ts')

function rootAbove(dir: string): string {
  return existsSync(join(dir, 'package.json')) ? dir : rootAbove(dirname(dir))
}
