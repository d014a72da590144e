import type { Dirent } from 'node:fs'
import { readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Problem } from '#problems'
import { loadExports } from '../kit/load-module.ts'
import { runsFromSource } from '../kit/package-root.ts'
import { reasonOf } from '../kit/reason-of.ts'
import { ownMachines } from './own-machines.ts'

/** A folder of machines; null stands for the package's own. */
export const folderOf = (cwd: string, dir: string | null) =>
  dir === null ? ownMachines : resolve(cwd, dir)

/** What a file is called by its machine. */
export const stemOf = (path: string) =>
  basename(path).replace(/\.(plan|machine|system)\.[tj]s$/, '')

/** Files in the folder, or one folder deeper. */
export function filesIn(folder: string, pattern: RegExp): string[] {
  const within = entriesOf(folder)
  const deeper = within
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .flatMap(({ name }) => entriesOf(join(folder, name)))
  const paths = [...within, ...deeper]
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map(({ name, parentPath }) => join(parentPath, name))
    .sort()
  // Where both are there, the JavaScript was made from the TypeScript.
  return paths.filter((path) => path.endsWith('.ts') || !paths.includes(typescriptOf(path)))
}

const typescriptOf = (path: string) => path.replace(/\.js$/, '.ts')

/** None where there is no such folder. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

/** What several plans import must be whole before the next of them is read. */
export async function oneByOne<Item>(
  paths: readonly string[],
  read: (path: string) => Promise<Item>,
): Promise<Item[]> {
  const items: Item[] = []
  for (const path of paths) items.push(await read(path))
  return items
}

/** What we built ourselves needs no loader: it shares its modules with us. */
export async function load(path: string): Promise<Record<string, unknown>> {
  try {
    const isBuilt = !runsFromSource && path.startsWith(ownMachines)
    return await (isBuilt ? import(pathToFileURL(path).href) : loadExports(path))
  } catch (cause) {
    throw new Problem('model.unreadable', { details: { path, reason: inOneLine(cause) }, cause })
  }
}

const inOneLine = (cause: unknown) =>
  reasonOf(cause)
    .replace(/:?\s*\n\s*/g, ': ')
    .replace(/\.$/, '')
