import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Of a package that is imported from this folder; null: it isn't installed. */
export function packageFolder(dir: string, name: string): string | null {
  const folder = join(dir, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  return dirname(dir) === dir ? null : packageFolder(dirname(dir), name)
}

/** The version of a package that is imported from this folder; null: it isn't installed. */
export function installedVersion(dir: string, name: string): string | null {
  const folder = packageFolder(dir, name)
  return folder && versionOf(folder)
}

export const versionOf = (folder: string): string =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
