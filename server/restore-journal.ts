import { existsSync } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A renaming: of what is there to where it's kept, or of what is restored to its place. */
export interface Move {
  from: string
  to: string
}

/** What a restore is about to rename. While this file is there, the site may be half of each. */
const journalIn = (dataDir: string): string => join(dataDir, 'restore-unfinished.json')

export const isRestoreUnfinished = (dataDir: string): boolean => existsSync(journalIn(dataDir))

/** Carries out all of these renamings or none, even where the process is killed between two of them. */
export async function renameAll(dataDir: string, moves: readonly Move[]): Promise<void> {
  await writeDurably(journalIn(dataDir), JSON.stringify(moves))
  try {
    for (const { from, to } of moves) await rename(from, to)
  } catch (thrown) {
    await undo(moves)
    throw thrown
  } finally {
    await rm(journalIn(dataDir), { force: true })
  }
}

/** Puts back what was there before a restore that was killed; answers whether there was one. */
export async function undoUnfinishedRestore(dataDir: string): Promise<boolean> {
  if (!isRestoreUnfinished(dataDir)) return false
  const moves: Move[] = JSON.parse(await readFile(journalIn(dataDir), 'utf8'))
  await undo(moves)
  // What was restored is in the archive, too.
  for (const { from } of moves) {
    if (from.includes(draftMark)) await rm(from, { recursive: true, force: true })
  }
  await rm(journalIn(dataDir))
  return true
}

/** In the name of what is restored, until it has its place. */
export const draftMark = '.restoring-'

/** A renaming was carried out where its target is there and its source isn't. */
async function undo(moves: readonly Move[]): Promise<void> {
  for (const { from, to } of moves.toReversed()) {
    if (existsSync(to) && !existsSync(from)) await rename(to, from)
  }
}

/** Whole or not at all, and on the disk before anything is renamed. */
async function writeDurably(path: string, content: string): Promise<void> {
  const draft = `${path}.draft`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
}
