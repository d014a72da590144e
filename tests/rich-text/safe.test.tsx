import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RichTextProps } from 'stateroom-admin/rich-text/react'
import { RichText } from 'stateroom-admin/rich-text/react'
import { describe, expect, test } from 'vitest'
import { outlineOf, safeUrl, statsOf, toHtml, toMarkdown, toPlainText } from '#rich-text'
import { seed } from '../kit/machines/random.ts'
import { hostileRichText } from './kit/hostile.ts'
import { link, node, paragraph, rich, text } from './kit/stored.ts'
import { findingsIn } from './kit/what-html-does.ts'

const options = {
  anchors: true,
  urlOf: ({ value }: { value: unknown }) => (typeof value === 'string' ? value : null),
  textStates: { colour: { red: { css: { color: 'red' } } } },
}

/** React writes these names as it knows them; to HTML it is all the same. */
const markupOf = (value: unknown, options: Partial<RichTextProps> = {}): string =>
  renderToStaticMarkup(<RichText value={value} {...options} />).replace(
    /(?<= )(?:col|row)Span(?==")/g,
    (name) => name.toLowerCase(),
  )

describe('RICH-1 19.7 whatever is stored', () => {
  test(`no HTML of it runs anything (seed ${seed})`, () => {
    fc.assert(
      fc.property(hostileRichText, (value) => {
        expect(findingsIn(toHtml(value, options))).toEqual([])
      }),
      { seed, numRuns: 600 },
    )
  })

  test(`React renders the same (seed ${seed})`, () => {
    fc.assert(
      fc.property(hostileRichText, (value) => {
        expect(markupOf(value, options)).toBe(toHtml(value, options))
      }),
      { seed, numRuns: 200 },
    )
  })

  test(`Markdown has no address that runs something, and nothing throws (seed ${seed})`, () => {
    fc.assert(
      fc.property(hostileRichText, (value) => {
        const addresses = [...toMarkdown(value, options).matchAll(/(?<!\\)\]\(([^)]*)\)/g)]
        for (const [, address = ''] of addresses) {
          expect(new URL(address, 'https://site.example').protocol).toMatch(
            /^(https?|mailto|tel|sms):$/,
          )
        }
        toPlainText(value)
        statsOf(value)
        outlineOf(value)
      }),
      { seed, numRuns: 200 },
    )
  })

  const deep = (levels: number): unknown => {
    let inner = paragraph('deepest')
    for (let level = 0; level < levels; level += 1) inner = node('quote', [inner])
    return rich(paragraph('first'), inner)
  }

  const itself = node('quote', [text('round')])
  itself.children = [itself, text('round'), node('list', [itself]), node('table', [itself])]

  test.each<[string, unknown, string]>([
    ['null', null, ''],
    ['nothing', undefined, ''],
    ['{}', {}, ''],
    ['[]', [], ''],
    ['a text', 'hello', ''],
    ['an empty root', { root: {} }, ''],
    ['a root that is a list', { root: [] }, ''],
    ['children that are none', { root: { children: 'x' } }, ''],
    ['children that are no nodes', { root: { children: [null, 7, 'x', []] } }, ''],
    ['a node without anything', { root: { children: [{}] } }, ''],
    ['a node 500 levels deep', deep(500), 'first'],
    ['a node that contains itself', rich(itself), 'round'],
  ])('%s is read as far as it can be', (_what, value, words) => {
    expect(toPlainText(value)).toBe(words)
    expect(findingsIn(toHtml(value))).toEqual([])
    expect(markupOf(value)).toBe(toHtml(value))
    toMarkdown(value)
    statsOf(value)
    outlineOf(value)
  })

  test('everything down to 200 levels is read', () => {
    expect(toPlainText(deep(198))).toBe('first\n\ndeepest')
  })
})

test.each<[string, string | null]>([
  ['https://a.example', 'https://a.example'],
  ['HTTP://a.example', 'HTTP://a.example'],
  ['mailto:ann@a.example', 'mailto:ann@a.example'],
  ['tel:+49 30 1', 'tel:+49 30 1'],
  ['sms:+49301', 'sms:+49301'],
  ['/a:b', '/a:b'],
  ['#a:b', '#a:b'],
  ['?a=b:c', '?a=b:c'],
  ['a/b', 'a/b'],
  ['//a.example', '//a.example'],
  ['javascript:alert(1)', null],
  [' java\nscript:alert(1)', null],
  ['data:text/html,x', null],
  ['blob:x', null],
  ['a:b', null],
  ['', null],
])('the address %j is %j', (address, url) => {
  expect(safeUrl(address)).toBe(url)
})

test('words whose link is not safe are still there', () => {
  expect(toHtml(rich(paragraph(link('javascript:alert(1)', 'here'))))).toBe('<p>here</p>')
})
