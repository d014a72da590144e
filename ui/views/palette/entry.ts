import type { Action } from '../../actions/action.ts'
import type { Language } from '../../parts/LanguageMark.tsx'
import type { Piece } from './matching.ts'
import { matchOf } from './matching.ts'

/** Something in the palette: an action, or a place to go to. */
export interface Entry
  extends Pick<Action, 'id' | 'label' | 'detail' | 'keys' | 'refusal' | 'run'> {
  /** Of the label, where it is in another language than the page's content. */
  language?: Language
  /** The texts of the panel that its label is made of, where it is none itself. */
  parts?: readonly string[]
  /** What else it is found by. */
  also?: string | undefined
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

/** What a text of the panel is in English; undefined: it is in English already, or is none. */
export type InEnglish = (text: string) => string | undefined

/**
 * What the words leave of each section, the best first, and what of it is refused in a section of
 * its own at the end; sections without any are left out.
 */
export function shownSections(
  sections: readonly Section[],
  words: string,
  { refused, inEnglish }: { refused: string; inEnglish: InEnglish },
): ShownSection[] {
  const found = sections.map((section) => ({
    ...section,
    entries: shownEntries(section, words, inEnglish),
  }))
  const only = (isPossible: boolean) => (shown: ShownEntry) =>
    (shown.entry.refusal === undefined) === isPossible
  const last = found.flatMap(({ entries }) => entries.filter(only(false)))
  return [
    ...found.map((section) => ({ ...section, entries: section.entries.filter(only(true)) })),
    { id: 'refused', label: refused, entries: last },
  ].filter(({ entries }) => entries.length > 0)
}

function shownEntries(section: Section, words: string, inEnglish: InEnglish): ShownEntry[] {
  return section.entries
    .flatMap((entry) => {
      const { label, parts = [label], detail, also } = entry
      const english = [section.label, ...parts].map(inEnglish)
      const match = matchOf(words, label, [section.label, detail, also, ...english].join(' '))
      return match ? [{ entry, marked: match.pieces, rank: match.rank }] : []
    })
    .toSorted((a, b) => a.rank - b.rank)
}
