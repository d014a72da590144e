import { existsSync } from 'node:fs'
import { Problem } from '#problems'
import { writeWhole } from '../kit/write-whole.ts'
import type { Addition } from './addition.ts'
import { configObject } from './config-file.ts'
import { applied } from './insert.ts'
import { readSource } from './source.ts'

/** A file as it is and as it's going to be. */
export interface Change {
  path: string
  /** null: the file is new. */
  before: string | null
  after: string
}

/** What an addition changes in the files of a site. Nothing is written yet. */
export function changesFor(configPath: string, { edits, place }: Addition): Change[] {
  const config = configObject(readSource(configPath), place)
  return edits(config).map(({ insertions, source: { path, text } }) => ({
    path,
    before: text,
    after: applied(text, insertions),
  }))
}

/** @throws {Problem} `output.exists` */
export function newFiles(files: Readonly<Record<string, string>>): Change[] {
  return Object.entries(files).map(([path, after]) => {
    if (existsSync(path)) {
      throw new Problem('output.exists', { details: { path, flag: '--dir' } })
    }
    return { path, before: null, after }
  })
}

export function writeChanges(changes: readonly Change[]): void {
  for (const { after, path } of changes) writeWhole(path, after)
}
