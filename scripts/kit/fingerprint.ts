import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { filesIn } from './files-in.ts'
import { inProject, root } from './root.ts'

/** One short text that changes when any of these files, or any file in these folders, does. */
export function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.map(inProject).flatMap(filesAt)) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}

const filesAt = (path: string) =>
  existsSync(path) && statSync(path).isFile() ? [path] : filesIn(path)
