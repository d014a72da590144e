import type { ImportOutcome } from '#config-schema'
import type { KeptLine } from './import-store.ts'
import type { KeptFile } from './import-work.ts'

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
  parts: number
  outcome: ImportOutcome
  from: Spot
  count: number
}

/** The next lines of one outcome. */
export async function readLines(
  { store, key }: KeptFile,
  { parts, outcome, from, count }: Wanted,
): Promise<LinesPage> {
  const lines: KeptLine[] = []
  for (let part = from.part; part < parts; part += 1) {
    const kept = await store.part(key, part)
    for (let place = part === from.part ? from.place : 0; place < kept.length; place += 1) {
      const line = kept[place]!
      if (line.result?.outcome !== outcome) continue
      if (lines.length === count) return { lines, next: { part, place } }
      lines.push(line)
    }
  }
  return { lines, next: null }
}
