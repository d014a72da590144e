import type { Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'

/**
 * What a rich text says, by place: each word by what it begins with, which nobody else types, with its
 * format and the address that it links to; each block by its id, and its text.
 */
export function richPlaces(value: Json | undefined): ReadonlyMap<string, Json> {
  const places = new Map<string, Json>()
  for (const block of blocksIn(value)) {
    for (const [place, said] of placesOf(block)) {
      const known = places.get(place)
      // Where two versions of a block stand side by side, what was typed is there if one of them has it.
      if (typeof known === 'string' && known.length > String(said).length) continue
      places.set(place, said)
    }
  }
  return places
}

/** What is written in it, as one line. */
export function textIn(value: Json | undefined): string {
  const lines = blocksIn(value).map((block) =>
    [...lettersIn(block, [], '')].map(({ letter }) => letter).join(''),
  )
  return lines.filter((line) => line.trim() !== '').join(' ')
}

/** The words of each of its blocks, by what they begin with. */
export const wordsIn = (value: Json | undefined): readonly (readonly string[])[] =>
  blocksIn(value).map((block) =>
    [...lettersIn(block, [], '')]
      .map(({ letter }) => letter)
      .join('')
      .split(/\s+/)
      .map((word) => word.replace(/\.*$/, '')),
  )

/** Whether one of its blocks says just this at a place, whatever another one says there. */
export const isSaidIn = (value: Json | undefined, at: string, wanted: Json | undefined): boolean =>
  blocksIn(value).some((block) =>
    placesOf(block).some(([place, said]) => place === at && said === wanted),
  )

/** A word in a paragraph, what the paragraph says, and which other words come before it. */
interface Paragraph {
  said: ReadonlyMap<string, Json>
  before: ReadonlySet<string>
}

/** The paragraph that has a word; null: none has. */
export function paragraphWith(value: Json | undefined, word: string): Paragraph | null {
  const before = new Set<string>()
  for (const block of blocksIn(value)) {
    const said = new Map(placesOf(block))
    if (said.has(word)) return { said, before }
    for (const other of said.keys()) before.add(other)
  }
  return null
}

function blocksIn(value: Json | undefined): Node[] {
  const root = isRecord(value) && isRecord(value.root) ? value.root : {}
  return (Array.isArray(root.children) ? root.children : []).filter((one) => isRecord(one))
}

type Node = Readonly<Record<string, Json>>

/** Blocks never change, so they are read once. */
const known = new WeakMap<Node, [string, Json][]>()

function placesOf(block: Node): readonly [string, Json][] {
  const found = known.get(block)
  if (found) return found
  const places: [string, Json][] = []
  const letters = [...lettersIn(block, places, '')]
  let word: typeof letters = []
  for (const letter of [...letters, space]) {
    if (letter.letter !== ' ') word.push(letter)
    else {
      if (word[0]) places.push([nameOf(word), saidBy(word)])
      word = []
    }
  }
  known.set(block, places)
  return places
}

interface Letter {
  letter: string
  format: number
  url: string
}

const space: Letter = { letter: ' ', format: 0, url: '' }

const nameOf = (word: readonly Letter[]): string =>
  word
    .map(({ letter }) => letter)
    .join('')
    .replace(/\.*$/, '')

const saidBy = (word: readonly Letter[]): string => {
  const [{ format, url } = space] = word
  return `${word.map(({ letter }) => letter).join('')}${format === 0 ? '' : ` in ${format}`}${url && ` to ${url}`}`
}

function* lettersIn(node: Node, places: [string, Json][], url: string): Generator<Letter> {
  if (node.type === 'text') {
    for (const letter of String(node.text)) yield { letter, format: Number(node.format), url }
    return
  }
  const fields = isRecord(node.fields) ? node.fields : {}
  if (node.type === 'block') {
    places.push([String(fields.id), true])
    if (fields.text) places.push([`${fields.id}/text`, fields.text])
    if (fields.size !== null && fields.size !== undefined)
      places.push([`${fields.id}/size`, fields.size])
    return
  }
  if (node.type === 'upload') {
    places.push([String(node.id), `${node.relationTo}/${node.value}`])
    return
  }
  const address = node.type === 'link' ? String(fields.url) : url
  for (const child of Array.isArray(node.children) ? node.children : []) {
    if (isRecord(child)) yield* lettersIn(child, places, address)
  }
}
