import type { ImportOutcome } from '#contracts/import'
import type { KeptLine } from './import-store.ts'
import type { KeptFile } from './import-work.ts'
import { keptParts } from './kept-parts.ts'

/** A place among the lines: which of which part. */
export interface Spot {
  part: number
  place: number
}

export const firstSpot: Spot = { part: 0, place: 0 }

export interface LinesPage {
  lines: readonly KeptLine[]
  /** Where the next one begins; null: there is none. */
  next: Spot | null
}

interface Wanted {
  /** Where there can be any, in their order. */
  parts: readonly number[]
  outcome: ImportOutcome
  from: Spot
  count: number
}

/** The next lines of one outcome. */
export async function readLines(
  kept: KeptFile,
  { parts, outcome, from, count }: Wanted,
): Promise<LinesPage> {
  const lines: KeptLine[] = []
  const ahead = parts.filter((part) => part >= from.part)
  for await (const { part, lines: all } of keptParts(kept, ahead)) {
    for (const [place, line] of all.entries()) {
      const isSeen = part === from.part && place < from.place
      if (isSeen || line.result?.outcome !== outcome) continue
      if (lines.length === count) return { lines, next: { part, place } }
      lines.push(line)
    }
  }
  return { lines, next: null }
}
