import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Problem } from '#problems'

/** Writes a file whole or not at all: beside its place first, and then into it. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const next = join(dirname(path), `.${basename(path)}.${process.pid}`)
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(next, content)
    renameSync(next, path)
  } catch (cause) {
    if (existsSync(next)) rmSync(next)
    throw new Problem('output.unwritable', { details: { path }, cause })
  }
}

/** A folder with these files and no others of their kinds. */
export function writeFolder(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): void {
  for (const [name, content] of Object.entries(files)) writeWhole(join(folder, name), content)
  const others = namesIn(folder).filter((name) => /\.(json|png)$/.test(name) && !(name in files))
  for (const name of others) rmSync(join(folder, name))
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
