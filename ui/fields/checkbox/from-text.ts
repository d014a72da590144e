import { Problem } from '#problems'

export function truthFromText(text: string): boolean {
  const word = text.trim().toLowerCase()
  if (yes.has(word)) return true
  if (no.has(word)) return false
  throw new Problem('import.badCell')
}

/** As spreadsheets and people write it in the panel's languages. */
const yes = new Set(['true', 'yes', '1', 'x', 'wahr', 'ja'])
const no = new Set(['false', 'no', '0', 'falsch', 'nein'])
