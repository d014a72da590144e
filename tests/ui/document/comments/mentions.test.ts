import { describe, expect, test } from 'vitest'
import {
  namesOf,
  piecesOf,
  shownText,
  storedText,
  typedName,
} from '../../../../ui/views/document/comments/mentions.ts'

const ann = { collection: 'users', id: 1, title: 'Ann' }
const annaLee = { collection: 'users', id: 2, title: 'Ann Lee' }
const other = { collection: 'members', id: 7, title: 'Ann' }
const signs = { collection: 'users', id: 3, title: 'J. (Jo) Ø*' }
const names = namesOf([ann, annaLee, signs])

describe('39.2 who is mentioned', () => {
  test.each([
    ['a name', 'Hi @Ann!', 'Hi @[users:1]!'],
    ['the longer of two', 'Hi @Ann Lee', 'Hi @[users:2]'],
    ['both', '@Ann, @Ann Lee', '@[users:1], @[users:2]'],
    ['a name with signs', '@J. (Jo) Ø*?', '@[users:3]?'],
  ])('%s is stored as it is known, and shown as it was typed', (_what, shown, stored) => {
    expect(storedText(shown, names)).toBe(stored)
    expect(shownText(stored, names)).toBe(shown)
  })

  test.each([
    ['half a name', '@An'],
    ['another name that begins so', '@Anna'],
    ['a name without its sign', 'Ann'],
  ])('%s is nobody', (_what, text) => expect(storedText(text, names)).toBe(text))

  test('two of one name are told apart', () => {
    const both = namesOf([ann, other])

    expect(shownText('@[users:1] @[members:7]', both)).toBe('@Ann @Ann (7)')
    expect(storedText('@Ann @Ann (7)', both)).toBe('@[users:1] @[members:7]')
  })

  test('whoever is no longer known is somebody, in the words around them', () => {
    expect(piecesOf('Ask @[users:1] or @[users:9].', names)).toEqual([
      { words: 'Ask ' },
      { name: '@Ann' },
      { words: ' or ' },
      { name: null },
      { words: '.' },
    ])
  })
})

test.each([
  ['@', 1, { from: 0, words: '' }],
  ['Hi @an', 6, { from: 3, words: 'an' }],
  ['Hi @an', 5, { from: 3, words: 'a' }],
  ['(@Zoë', 5, { from: 1, words: 'Zoë' }],
  ['ann@site', 8, null],
  ['@ann is', 7, null],
])('39.2 “%s”: what is typed of a name at %i', (text, caret, typed) =>
  expect(typedName(text, caret)).toEqual(typed),
)
