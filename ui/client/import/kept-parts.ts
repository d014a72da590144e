import type { KeptLine } from './import-store.ts'
import type { KeptFile } from './import-work.ts'

interface KeptPart {
  part: number
  lines: readonly KeptLine[]
}

/** As many as are read at once: a question to the browser's database takes longer than its answer. */
const together = 20

/** The lines of parts, one part after the other; between some and the next the page has its turn. */
export async function* keptParts(
  { store, key }: KeptFile,
  parts: readonly number[],
): AsyncGenerator<KeptPart> {
  for (let from = 0; from < parts.length; from += together) {
    const some = parts.slice(from, from + together)
    const kept = await store.parts(key, some)
    for (const [place, part] of some.entries()) yield { part, lines: kept[place] ?? [] }
  }
}
