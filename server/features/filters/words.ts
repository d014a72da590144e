import { variantsOf } from './letter-variants.ts'

/** What a text is to contain, letter by letter, whether large or small. */
export class Words {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** How a database compares a text with a pattern whose letters may be one of several. */
export interface PatternKind {
  operator: string
  pattern: (text: string) => string
}

/** What `LIKE` and `ILIKE` take for the same letter differs by database and its settings. */
export const patternKinds: Readonly<Record<string, PatternKind>> = {
  sqlite: { operator: 'GLOB', pattern: (text) => `*${lettersOf(text, globLetter)}*` },
  postgres: { operator: '~', pattern: (text) => lettersOf(text, regularLetter) },
}

/** The ways to write a text that differ in more than the size of its letters. */
export const spellingsOf = (text: string): readonly string[] => [
  ...new Set([
    text,
    text.normalize('NFC'),
    text.normalize('NFD'),
    text.replaceAll(/ss/giu, 'ß'),
    text.replaceAll(/ß/giu, 'ss'),
  ]),
]

const lettersOf = (text: string, write: (letter: string) => string): string =>
  Array.from(text, write).join('')

function globLetter(letter: string): string {
  const variants = variantsOf(letter)
  return variants.length > 1 || '*?['.includes(letter) ? `[${variants.join('')}]` : letter
}

function regularLetter(letter: string): string {
  const variants = variantsOf(letter)
  if (variants.length > 1) return `[${variants.join('')}]`
  return /[\p{L}\p{N}\p{M}\s]/u.test(letter) || letter > '~' ? letter : `\\${letter}`
}
