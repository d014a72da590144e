import type { Action } from '../../actions/action.ts'
import type { Language } from '../../parts/LanguageMark.tsx'
import type { Piece } from './matching.ts'
import { matchOf } from './matching.ts'

/** Something in the palette: an action, or a place to go to. */
export interface Entry
  extends Pick<Action, 'id' | 'label' | 'detail' | 'keys' | 'refusal' | 'run'> {
  /** Of the label, where it is in another language than the page's content. */
  language?: Language
  /** Fetches what it needs, as soon as it's the one that Enter would choose. */
  prepare?: () => void
}

export interface Section {
  /** Unique among the sections. */
  id: string
  label: string
  entries: readonly Entry[]
}

/** An entry as it stands in the list. */
export interface ShownEntry {
  entry: Entry
  /** Which letters were looked for. */
  marked: readonly Piece[]
}

export interface ShownSection extends Omit<Section, 'entries'> {
  entries: readonly ShownEntry[]
}

/** What the words leave of each section, the best first; sections without any are left out. */
export function shownSections(sections: readonly Section[], words: string): ShownSection[] {
  return sections
    .map(({ id, label, entries }) => ({ id, label, entries: shownEntries(entries, words, label) }))
    .filter(({ entries }) => entries.length > 0)
}

function shownEntries(entries: readonly Entry[], words: string, section: string): ShownEntry[] {
  return entries
    .flatMap((entry) => {
      const match = matchOf(words, entry.label, `${section} ${entry.detail ?? ''}`)
      return match ? [{ entry, marked: match.pieces, rank: match.rank }] : []
    })
    .toSorted((a, b) => a.rank - b.rank)
}
