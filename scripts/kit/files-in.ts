import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Every source file below a folder, as absolute paths in a stable order; none when it does not exist. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isMade(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesIn(path) : [path]
    })
}

/** What a tool has put there: packages, builds, data. */
const isMade = (name: string) => name === 'node_modules' || name === 'dist' || name.startsWith('.')
