import { Problem } from '#problems'
import type { Edit } from './config-file.ts'
import type { Value } from './print.ts'
import type { Written } from './resolve.ts'

/** Something to add: what it is called, its code, and the edits that bring it in. */
export interface Addition {
  name: string
  value: Value
  /** Where it goes, such as `collections`. */
  place: string
  edits: (config: Written) => Edit[]
}

/** @throws {Problem} `add.unnameable` */
export function nameOf(words: string, make: (words: string) => string): string {
  const name = make(words)
  if (/[/\\]/.test(words) || !/^[a-z]/.test(name)) {
    throw new Problem('add.unnameable', { details: { found: words } })
  }
  return name
}

/** @throws {Problem} `add.taken` */
export function mustBeNew(names: readonly (string | null)[], name: string): void {
  if (names.includes(name)) throw new Problem('add.taken', { details: { name } })
}
