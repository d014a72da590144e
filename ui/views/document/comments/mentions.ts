import type { Thread } from '#contracts/comments'
import type { LockOwner } from '#contracts/locks'

/** What stands in a text for each person who can be mentioned: `@[users:1]`, shown as `@Ada`. */
export type Names = ReadonlyMap<string, string>

const tokens = /@\[[\w-]+:[^\]\s]+\]/g

export const tokenOf = ({ collection, id }: LockOwner): string => `@[${collection}:${id}]`

/** Two of the same name are told apart. */
export function namesOf(people: readonly LockOwner[]): Names {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const person of people) {
    const token = tokenOf(person)
    if (person.title === null || names.has(token)) continue
    const name = `@${person.title}`
    names.set(token, taken.has(name) ? `${name} (${person.id})` : name)
    taken.add(name)
  }
  return names
}

/** Everybody whom these threads name. */
export const peopleIn = (threads: readonly Thread[]): LockOwner[] =>
  threads.flatMap(({ comments }) =>
    comments.flatMap(({ by, mentions }) => [...(by ? [by] : []), ...mentions]),
  )

/** The stored text as one reads and writes it. */
export const shownText = (text: string, names: Names): string =>
  text.replace(tokens, (token) => names.get(token) ?? token)

/** What was written, as it is stored: the longest name first, and whole names alone. */
export function storedText(text: string, names: Names): string {
  const known = [...names].toSorted(([, one], [, other]) => other.length - one.length)
  const tokenAt = new Map(known.map(([token, name]) => [name, token]))
  if (known.length === 0) return text
  const anyName = new RegExp(
    `(?:${known.map(([, name]) => escaped(name)).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  )
  return text.replace(anyName, (name) => tokenAt.get(name) ?? name)
}

const escaped = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** The text in pieces: words, and those whom it mentions; null: somebody who is no longer known. */
export type Piece = { words: string } | { name: string | null }

export function piecesOf(text: string, names: Names): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (index > end) pieces.push({ words: text.slice(end, index) })
    pieces.push({ name: names.get(token) ?? null })
    end = index + token.length
  }
  if (end < text.length) pieces.push({ words: text.slice(end) })
  return pieces
}

/** What is typed of a name before the caret, and where it begins; null: no name is typed there. */
export function typedName(text: string, caret: number): { from: number; words: string } | null {
  const found = text.slice(0, caret).match(/(?:^|[\s([{])@([\p{L}\p{M}\p{N}._-]{0,40})$/u)
  const words = found?.[1]
  return words === undefined ? null : { from: caret - words.length - 1, words }
}
