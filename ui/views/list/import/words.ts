import type { ImportOutcome } from '#contracts/import'
import type { TextKey } from '#locales'

/** What would become of the lines. */
export const prospects: Record<ImportOutcome, TextKey> = {
  created: 'import.willCreate',
  changed: 'import.willChange',
  unchanged: 'bulk.unchanged',
  refused: 'import.cannot',
}

/** What became of them. */
export const ends: Record<ImportOutcome, TextKey> = {
  created: 'import.created',
  changed: 'bulk.changed',
  unchanged: 'bulk.unchanged',
  refused: 'bulk.refused',
}
