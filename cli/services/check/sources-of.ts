import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Enough to look something up in; in a larger project that takes too long. */
const most = 5_000

const made = /^(\.|node_modules$|dist$|build$|out$|stateroom$)/

/** The source files of a project, without what tools have made. */
export function sourcesOf(dir: string): string[] {
  const found: string[] = []
  const folders = [dir]
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (made.test(entry.name)) continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) folders.push(path)
      else if (/\.[cm]?[jt]sx?$/.test(entry.name)) found.push(path)
      if (found.length >= most) return found.sort()
    }
  }
  return found.sort()
}
