import { describe, expect, test } from 'vitest'
import type { DocumentData } from '#contracts/documents'
import { paragraphsOf } from '#rich-text'
import { countIn } from '../../../ui/find/found-in.ts'
import { replacedEverywhere, replacedIn } from '../../../ui/find/replaced.ts'
import { paragraph, text, value } from '../rich-text/kit.ts'

const asked = { words: 'tool', matchCase: false, replacement: 'pen', nth: null }
const childrenOf = (written: unknown) =>
  (written as { root: { children: { children: DocumentData[] }[] } }).root.children.map(
    ({ children }) => children.map(({ text: words, format }) => [words, format]),
  )

describe('RICH-5 words are replaced', () => {
  test.each([
    [null, false, 'A pen, a pen, a pénpen'],
    [1, false, 'A tool, a pen, a pénTOOL'],
    [null, true, 'A pen, a pen, a pénTOOL'],
  ])('in a text: %j, with case: %j', (nth, matchCase, after) => {
    const before = 'A tool, a tool, a pénTOOL'
    expect(replacedIn(before, { ...asked, nth, matchCase })).toBe(after)
  })

  test('in several texts of one field, counted over all', () => {
    expect(replacedIn(['a tool', 'tool tool'], { ...asked, nth: 2 })).toEqual([
      'a tool',
      'tool pen',
    ])
  })

  test('in a rich text, over the borders of its nodes: they look like the first letter', () => {
    const before = value(
      paragraph(text('a to'), text('ol', { format: 1 }), text(' here')),
      paragraph(text('no match')),
      paragraph(text('tool')),
    )
    const after = replacedIn(before, asked)
    expect(childrenOf(after)).toEqual([
      [
        ['a pen', 0],
        [' here', 0],
      ],
      [['no match', 0]],
      [['pen', 0]],
    ])
    const [, second] = (after as typeof before as { root: { children: unknown[] } }).root.children
    expect(second).toBe((before as { root: { children: unknown[] } }).root.children[1])
  })

  test('the nth one of a rich text is the nth one that is found in it', () => {
    const item = (words: string) => ({ ...paragraph(text(words)), type: 'listitem', value: 1 })
    const link = { ...paragraph(text('ol box')), type: 'link', fields: { url: '/' }, id: 'a' }
    const list = { ...paragraph(), type: 'list', children: [item('tool'), item('a tool, tool')] }
    const before = value(list as never, paragraph(text('x to'), link as never, text('tool')))
    const count = paragraphsOf(before).reduce((sum, one) => sum + countIn(one, 'tool'), 0)
    expect(count).toBe(5)
    for (let nth = 0; nth < count; nth += 1) {
      const after = replacedIn(before, { ...asked, nth })
      const left = paragraphsOf(after).join('\n')
      expect([countIn(left, 'tool'), countIn(left, 'pen')]).toEqual([4, 1])
      const order = [...left.matchAll(/tool|pen/g)].findIndex(([word]) => word === 'pen')
      expect(order).toBe(nth)
    }
  })

  test('everywhere in a document, also where a node before a block within the line goes', () => {
    const mention = { type: 'inlineBlock', version: 1, fields: { id: 'm', who: 'a tool' } }
    const before = {
      title: 'tool',
      body: value(paragraph(text('to', { format: 1 }), text('ol'), mention as never, text(' end'))),
    }
    const paths = ['title', 'body', 'body.root.children.0.children.2.fields.who']
    const after = replacedEverywhere(before, paths, { ...asked, replacement: '' })
    expect(after.title).toBe('')
    expect(JSON.stringify(after.body)).toContain('"who":"a "')
    expect(JSON.stringify(after.body)).not.toContain('tool')
    expect(paragraphsOf(after.body).join()).toContain(' end')
  })
})
