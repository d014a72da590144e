/** Words that look the same: those of a plain text have no format and lead nowhere. */
export interface Run {
  text: string
  /** Lexical's bits: 1 bold, 2 italic, 4 struck through, 8 underlined, 16 code … */
  format: number
  /** Where a link leads; null: it is none. */
  href: string | null
}

/** Words in both versions, only in the earlier, or only in the later one. */
export interface Piece extends Run {
  kind: 'same' | 'removed' | 'added'
}

export const plainRuns = (text: string): Run[] =>
  text === '' ? [] : [{ text, format: 0, href: null }]

export const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')

/** Neighbours that look the same become one. */
export function joined<Part extends Run>(
  parts: readonly Part[],
  keyOf: (part: Part) => string,
): Part[] {
  const whole: Part[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    if (last && keyOf(last) === keyOf(part)) {
      whole[whole.length - 1] = { ...last, text: last.text + part.text }
    } else whole.push(part)
  }
  return whole
}
