import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { draftOf, writeDurably } from '../kit/write-durably.ts'
import { removeAbandonedDrafts } from './restore-drafts.ts'

/** A renaming: of what is there to where it's kept, or of what is restored to its place. */
export interface Move {
  from: string
  to: string
}

/** What a restore is about to rename. While this file is there, the site may be half of each. */
const journalIn = (dataDir: string): string => join(dataDir, 'restore-unfinished.json')

/** What is left of the file where a process is killed while it writes it. */
export const journalDraft = (dataDir: string): string => draftOf(journalIn(dataDir))

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

/**
 * After a restore that was killed: puts back what was there before, and removes what was unpacked.
 * Answers whether the site was changed.
 */
export async function undoUnfinishedRestore(dataDir: string): Promise<boolean> {
  const isUnfinished = isRestoreUnfinished(dataDir)
  if (isUnfinished) {
    await undo(JSON.parse(await readFile(journalIn(dataDir), 'utf8')))
    await rm(journalIn(dataDir))
  }
  await removeAbandonedDrafts(dataDir)
  return isUnfinished
}

/** A renaming was carried out where its target is there and its source isn't. */
async function undo(moves: readonly Move[]): Promise<void> {
  for (const { from, to } of moves.toReversed()) {
    if (existsSync(to) && !existsSync(from)) await rename(to, from)
  }
}
