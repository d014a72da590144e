import { numbered, richText, sentence } from './text.ts'

type Id = number | string

/** Ids of what documents point at. */
export interface Shelf {
  author: Id
  categories: readonly Id[]
  pictures: readonly Id[]
}

const day = (number: number) => new Date(Date.UTC(2024, 0, 1 + (number % 700), 12)).toISOString()
const pick = <Value>(values: readonly Value[], number: number) => values[number % values.length]

export const post = (number: number, paragraphs: number, { author, ...shelf }: Shelf) => ({
  title: `${numbered('Post ', number, 4)} ${sentence(number, 4)}`,
  slug: numbered('post-', number, 4),
  excerpt: sentence(number + 5, 24),
  content: richText(number, paragraphs),
  author,
  category: pick(shelf.categories, number),
  tags: [1, 2, 3].map((tag) => sentence(number + tag, 1).slice(0, -1)),
  cover: pick(shelf.pictures, number),
  publishedAt: day(number),
  status: pick(['idea', 'writing', 'review', 'done'], number),
  meta: {
    title: numbered('Post ', number, 4),
    description: sentence(number + 9, 20),
    image: pick(shelf.pictures, number),
  },
  _status: 'published',
})

export const page = (title: string, slug: string, blocks: number, shelf: Shelf) => ({
  title,
  slug,
  layout: Array.from({ length: blocks }, (_, number) => block(number, shelf)),
  _status: 'published',
})

export const bigDocument = (shelf: Shelf) => ({
  ...Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [numbered('t', index + 1, 3), sentence(index, 6)]),
  ),
  rows: Array.from({ length: 100 }, (_, number) => ({
    label: numbered('Row ', number + 1, 3),
    note: sentence(number, 5),
    quantity: number * 3,
    active: number % 2 === 0,
    kind: pick(['alpha', 'beta', 'gamma'], number),
    due: day(number),
    body: sentence(number, 18),
    category: pick(shelf.categories, number),
  })),
  sections: Array.from({ length: 4 }, (_, number) => block(number, shelf)),
  _status: 'published',
})

/** The four kinds in turn. */
function block(number: number, { pictures }: Shelf) {
  const heading = sentence(number + 300, 5)
  const hero = { subheading: sentence(number, 10), image: pick(pictures, number) }
  const images = [0, 1, 2, 3].map((offset) => ({
    image: pick(pictures, number + offset),
    caption: sentence(number + offset, 6),
  }))
  const kinds = [
    { blockType: 'hero', heading, ...hero },
    { blockType: 'text', heading, body: richText(number, 4) },
    { blockType: 'gallery', heading, images },
    { blockType: 'quote', quote: sentence(number, 20), source: sentence(number, 2) },
  ]
  return pick(kinds, number)
}
