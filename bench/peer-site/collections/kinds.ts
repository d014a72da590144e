import type { Block, CollectionConfig, Field } from 'payload'
import { numbered, sentence } from '../seed/text.ts'

/** Of blocks. */
const kinds = 50
const containers = 25
const rowsOfContainer = 50

const kind = (number: number): Block => ({
  slug: numbered('kind', number, 2),
  fields: [
    { name: 'heading', type: 'text' },
    { name: 'words', type: 'textarea' },
    { name: 'isWide', type: 'checkbox' },
  ],
})

const count = <Entry>(length: number, make: (number: number) => Entry): Entry[] =>
  Array.from({ length }, (_, index) => make(index + 1))

const blocks = count(kinds, kind)

const container = (number: number): Field => ({
  name: numbered('part', number, 2),
  type: 'blocks',
  blocks,
})

/** A page that may be built of 50 kinds of blocks at each of 25 places. Payload's own admin becomes slow with it. */
export const kindsCollection: CollectionConfig = {
  slug: 'kinds',
  admin: { useAsTitle: 'title' },
  fields: [{ name: 'title', type: 'text' }, ...count(containers, container)],
}

export const pageOfKinds = {
  title: 'Page of many kinds',
  ...Object.fromEntries(
    count(containers, (place) => [
      numbered('part', place, 2),
      count(rowsOfContainer, (row) => ({
        blockType: numbered('kind', row, 2),
        heading: sentence(place * 100 + row, 4),
        words: sentence(row, 20),
      })),
    ]),
  ),
}
