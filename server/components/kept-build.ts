import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Build, BuildOptions } from './build.ts'
import { hashOf } from './hash-of.ts'

interface Kept extends Omit<Build, 'inputs'> {
  /** What was asked for. */
  asked: string
  /** Every file that was read, and what was in it. */
  inputs: Readonly<Record<string, string>>
}

/**
 * A build of the same modules that is still true: nothing that was read for it has changed.
 * @param isElsewhere its files may be missing here, such as packages that only a build needs
 */
export async function keptBuild(
  dir: string,
  asked: string,
  isElsewhere = false,
): Promise<Build | null> {
  try {
    const kept: Kept = JSON.parse(await readFile(recordIn(dir), 'utf8'))
    const files = Object.entries(kept.inputs).filter(([file]) => !isElsewhere || existsSync(file))
    const now = await Promise.all(files.map(([file]) => hashOfFile(file)))
    const isSame = kept.asked === asked && files.every(([, hash], index) => hash === now[index])
    return isSame ? { ...kept, inputs: files.map(([file]) => file) } : null
  } catch {
    return null
  }
}

/** Puts a build in the place of the one before, and remembers what it was made from. */
export async function keepBuild(dir: string, next: string, build: Build, asked: string) {
  const hashes = build.inputs.map(async (file) => [file, await hashOfFile(file)] as const)
  const kept: Kept = { ...build, asked, inputs: Object.fromEntries(await Promise.all(hashes)) }
  await rm(recordIn(dir), { force: true })
  await rm(filesIn(dir), { recursive: true, force: true })
  await rename(next, filesIn(dir))
  await writeFile(recordIn(dir), JSON.stringify(kept))
}

/** The folder that browsers are served from: the record beside it is not for them. */
export const filesIn = (dir: string): string => join(dir, 'files')

/** One short text for what is to be built, and with which modules of the panel. */
export const askedFor = (
  entries: readonly string[],
  { fastRefresh, root, shared }: Omit<BuildOptions, 'outDir'>,
): string => hashOf(JSON.stringify([entries, root, shared, fastRefresh]))

const recordIn = (dir: string): string => join(dir, 'record.json')

export const hashOfFile = async (file: string): Promise<string> => hashOf(await readFile(file))
