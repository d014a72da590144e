import type { ImportOutcome } from '#config-schema'
import type { TextKey } from '#locales'

/** What would become of the lines. */
export const prospects: Record<ImportOutcome, TextKey> = {
  created: 'import.willCreate',
  changed: 'import.willChange',
  unchanged: 'import.same',
  refused: 'import.cannot',
}

/** What became of them. */
export const ends: Record<ImportOutcome, TextKey> = {
  created: 'import.created',
  changed: 'bulk.changed',
  unchanged: 'import.wereSame',
  refused: 'bulk.refused',
}
