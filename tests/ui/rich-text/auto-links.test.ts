import { $getRoot, $getSelection, $isRangeSelection } from 'lexical'
import { describe, expect, test } from 'vitest'
import { paragraph, value, writerOf } from './kit.ts'

/** The addresses of the links in a text that is typed letter by letter, with the words that each has. */
function linksIn(typed: string): [words: string, url: string][] {
  const { editor, field } = writerOf(value(paragraph()))
  editor.update(() => void $getRoot().getFirstDescendant()?.selectEnd(), { discrete: true })
  for (const letter of typed) {
    editor.update(
      () => {
        const selection = $getSelection()
        if ($isRangeSelection(selection)) selection.insertText(letter)
      },
      { discrete: true },
    )
  }
  const { children } = (field.value as unknown as { root: { children: { children: Node[] }[] } })
    .root
  const nodes = children[0]!.children
  expect(nodes.map(wordsOf).join('')).toBe(typed)
  return nodes
    .filter(({ type }) => type === 'autolink')
    .map((node) => [wordsOf(node), node.fields!.url])
}

interface Node {
  type: string
  text?: string
  fields?: { url: string }
  children?: Node[]
}

const wordsOf = ({ text, children }: Node): string => text ?? (children ?? []).map(wordsOf).join('')

describe('33.11 RICH-5 what ends the sentence is no part of an address that becomes a link', () => {
  test.each([
    ['e@x.org! ', 'e@x.org'],
    ['d@x.org? ', 'd@x.org'],
    ['Ask d@x.org: now', 'd@x.org'],
    ['(d@x.org) ', 'd@x.org'],
    ['„d@x.org“ ', 'd@x.org'],
    ['https://x.org/y!, ', 'https://x.org/y'],
    ['https://x.org/y. Then', 'https://x.org/y'],
    ['https://x.org/y?! ', 'https://x.org/y'],
    ['https://x.org/y… ', 'https://x.org/y'],
    ['See (https://x.org/y). ', 'https://x.org/y'],
    ['“https://x.org/y”. ', 'https://x.org/y'],
  ])('%s', (typed, address) => {
    const [[words, url] = [], ...others] = linksIn(typed)
    expect([words, url?.replace('mailto:', '')]).toEqual([address, address])
    expect(others).toEqual([])
  })

  test.each([
    'https://x.org/y?a=1&b=2',
    'https://x.org/y.html#top',
    'https://x.org/a,b;c:d!e',
    'https://en.example.org/wiki/Fish_(food)',
    'https://x.org:8080/y',
  ])('a mark within it is: %s', (address) => {
    expect(linksIn(`${address} `)).toEqual([[address, address]])
    expect(linksIn(`${address}! `)).toEqual([[address, address]])
  })
})
