import type { Json } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import { factsOf, membersOf } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import { asList, asWords } from '../kit/cells/values.ts'

/** What a cell has room for: more would only be cut, and the count behind it. */
const longest = 48

/** What the first rows say, as many as a cell has room for; [] where none says anything in words. */
export function wordsOfRows(fields: readonly ClientField[], rows: readonly Json[]): string[] {
  const shown: string[] = []
  let room = longest
  for (const row of rows) {
    const words = wordsOfRow(fields, row)
    room -= words.length
    if (room < 0 && shown.length > 0) break
    if (words) shown.push(words.length > longest ? `${words.slice(0, longest)}…` : words)
  }
  return shown
}

/** A row with two texts is a name and its value; any other is told from its neighbours by its first. */
function wordsOfRow(fields: readonly ClientField[], row: Json): string {
  if (!isRecord(row)) return ''
  const texts = membersOf(fields).filter(
    ({ part }) => 'type' in part && !part.hidden && factsOf(part).value === 'text',
  )
  const words = texts.flatMap(
    ({ name }) =>
      asList(row[name] ?? [])
        .map(asWords)
        .join(', ') || [],
  )
  return words.slice(0, texts.length === 2 ? 2 : 1).join(': ')
}
