import fc from 'fast-check'
import type { LexicalEditor } from 'lexical'
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
} from 'lexical'
import { describe, expect, test } from 'vitest'
import type { DocumentData, Json } from '#contracts/documents'
import { plainFeatures } from '#contracts/rich-text/plain-features'
import { bindText } from '../../../ui/fields/rich-text/engine/text-of-document.ts'
import { vocabularyOf } from '../../../ui/fields/rich-text/engine/vocabulary.ts'
import { noSiteFeatures } from '../../../ui/fields/rich-text/features/site-features.ts'
import { block, paragraph, text, value, writerOf } from './kit.ts'

const texts = (...words: string[]): DocumentData =>
  value(...words.map((one) => paragraph(...(one === '' ? [] : [text(one)]))))

const list = (...items: string[]): DocumentData => ({
  ...{ type: 'list', listType: 'bullet', start: 1, tag: 'ul', version: 1 },
  ...{ direction: null, format: '', indent: 0 },
  children: items.map((words, index) => ({
    ...paragraph(text(words)),
    ...{ type: 'listitem', value: index + 1 },
  })),
})

/** Puts the selection into a block: from one letter to another. */
const select = (editor: LexicalEditor, index: number, anchor: number, focus = anchor): void =>
  editor.update(
    () => {
      const node = $getRoot().getChildAtIndex(index)
      const words = $isElementNode(node) ? node.getFirstDescendant() : null
      if ($isTextNode(words)) words.select(anchor, focus)
      else if ($isElementNode(node)) node.select()
    },
    { discrete: true },
  )

const type = (editor: LexicalEditor, words: string): void =>
  editor.update(
    () => {
      const selection = $getSelection()
      if ($isRangeSelection(selection)) selection.insertText(words)
    },
    { discrete: true },
  )

const wordsIn = (node: Json): string => {
  const { text: words, children } = node as { text?: string; children?: Json[] }
  return words ?? (children ?? []).map(wordsIn).join('')
}

const stored = (of: Json | undefined): string[] =>
  (of as { root: { children: Json[] } }).root.children.map(wordsIn)

const shown = (editor: LexicalEditor): string[] =>
  editor.read(() =>
    $getRoot()
      .getChildren()
      .map((node) => node.getTextContent()),
  )

describe('33.3 RICH-6 the selection stays with its block and its letters', () => {
  const cases: [string, string[], [number, number], string[], string[]][] = [
    [
      'a paragraph above and a change below',
      ['Mine', 'B'],
      [0, 4],
      ['A', 'Mine', 'B!'],
      ['A', 'Mine|', 'B!'],
    ],
    [
      'the first removed, the last changed',
      ['A', 'Mine', 'C'],
      [1, 4],
      ['Mine', 'C!'],
      ['Mine|', 'C!'],
    ],
    [
      'its block moved to the end',
      ['Mine', 'B', 'C'],
      [0, 2],
      ['B', 'C', 'Mine'],
      ['B', 'C', 'Mi|ne'],
    ],
    ['its block changed under one above', ['Mine '], [0, 5], ['A', 'Mine'], ['A', 'Mine|']],
    ['three dots that become one', ['a... b... c'], [0, 9], ['a… b… c'], ['a… b…| c']],
    ['words before it', ['One two'], [0, 3], ['And one, one two'], ['And one, one| two']],
    ['words before it and behind it', ['Mine'], [0, 4], ['A Mine B'], ['A Mine| B']],
    ['its block removed', ['A', 'Mine', 'C'], [1, 4], ['A', 'C'], ['A|', 'C']],
    [
      'equal blocks around',
      ['', 'Mine', ''],
      [1, 2],
      ['', '', 'Mine', 'x', ''],
      ['', '', 'Mi|ne', 'x', ''],
    ],
    [
      'a caret in an empty block',
      ['A', '', 'C'],
      [1, 0],
      ['New', 'A', '', 'C!'],
      ['New', 'A', '|', 'C!'],
    ],
  ]
  test.each(cases)('%s', (_, before, [index, offset], made, after) => {
    const { editor, field } = writerOf(texts(...before))
    select(editor, index, offset)
    field.become(texts(...made))
    expect(shown(editor)).toEqual(made)
    expect(field.written).toEqual([])
    type(editor, '|')
    expect(stored(field.value)).toEqual(after)
  })

  test('both ends of a range, also in two blocks', () => {
    const { editor, field } = writerOf(texts('One... two', 'three... four'))
    editor.update(
      () => {
        const [first, second] = $getRoot().getAllTextNodes()
        first!.select(7, 7)
        const selection = $getSelection()
        if ($isRangeSelection(selection)) selection.focus.set(second!.getKey(), 5, 'text')
      },
      { discrete: true },
    )
    field.become(texts('New', 'One… two', 'three… four'))
    type(editor, '|')
    expect(stored(field.value)).toEqual(['New', 'One… |… four'])
  })

  test('in an item of a list', () => {
    const { editor, field } = writerOf(value(list('a', 'b...', 'c')))
    editor.update(() => void $getRoot().getAllTextNodes()[1]!.select(4, 4), { discrete: true })
    field.become(value(paragraph(text('New')), list('a', 'b…', 'c!')))
    type(editor, '|')
    expect(stored(field.value)).toEqual(['New', 'ab…|c!'])
  })

  test('what somebody else does anywhere leaves it behind the same letters', () => {
    const words = fc.array(fc.constantFrom('a', 'bb', 'c d', ''), { maxLength: 5 })
    fc.assert(
      fc.property(words, words, words, words, fc.nat(6), (above, below, over, under, offset) => {
        const { editor, field } = writerOf(texts(...above, '[mine]', ...below))
        select(editor, above.length, offset)
        const made = [...over, '[mine]', ...under]
        field.become(texts(...made))
        expect(shown(editor)).toEqual(made)
        type(editor, '|')
        expect(stored(field.value)[over.length]).toBe(
          `${'[mine]'.slice(0, offset)}|${'[mine]'.slice(offset)}`,
        )
      }),
      { numRuns: 100, seed: Date.now() % 1_000_000 },
    )
  })

  test('in a text of thousands of blocks of which the first and the last change', () => {
    const many = Array.from({ length: 1200 }, (_, index) => `Block ${index}`)
    const { editor, field } = writerOf(texts('First', ...many, 'Last'))
    select(editor, 601, 5)
    field.become(texts('New', 'First!', ...many, 'Last!'))
    type(editor, '|')
    expect(stored(field.value)[602]).toBe('Block| 600')
  })
})

describe('33.3 DOC-12 after a step in the history the caret is at the end of what it changed', () => {
  const cases: [string, string[], [number, number], string[], string[]][] = [
    ['undone at the caret', ['A', 'One two.'], [1, 7], ['A', 'One.'], ['A', 'One|.']],
    ['undone beside equal letters', ['One two here'], [0, 7], ['One here'], ['One| here']],
    ['redone at the caret', ['One here'], [0, 3], ['One two here'], ['One two| here']],
    ['undone elsewhere', ['A', 'One two.', 'C'], [0, 1], ['A', 'One.', 'C'], ['A', 'One|.', 'C']],
    ['a line that is one again', ['One', ' two'], [1, 0], ['One two'], ['One| two']],
    ['a block that comes back', ['A', 'C'], [1, 1], ['A', 'B', 'C'], ['A', 'B|', 'C']],
  ]
  test.each(cases)('%s', (_, before, [index, offset], made, after) => {
    const { editor, field } = writerOf(texts(...before))
    select(editor, index, offset)
    field.step(texts(...made))
    type(editor, '|')
    expect(stored(field.value)).toEqual(after)
  })
})

describe('33.14 DOC-12 a step that brings back the block of the caret brings the caret back, too', () => {
  const mine = ['A', 'Mine', 'B, mine', 'C']
  test.each([
    ['both blocks were taken', ['A', 'C']],
    ['another block stands there', ['A', 'Theirs', 'B', 'C']],
    ['the same block is another', ['A', 'Mine, theirs', 'B', 'C']],
  ])('%s', (_, theirs) => {
    const { editor, field } = writerOf(texts(...mine))
    select(editor, 1, 2)
    field.become(texts(...theirs))
    field.step(texts(...mine))
    type(editor, '|')
    expect(stored(field.value)).toEqual(['A', 'Mi|ne', 'B, mine', 'C'])
  })

  test('also where the block that it went to is changed before, and the step is done twice', () => {
    const { editor, field } = writerOf(texts(...mine))
    select(editor, 1, 4)
    field.become(texts('A', 'C'))
    field.become(texts('New', 'A, theirs', 'C'))
    field.step(texts('New', 'A, theirs', ...mine.slice(1)))
    field.step(texts('New', 'A, theirs', 'C'))
    field.step(texts('New', 'A, theirs', ...mine.slice(1)))
    type(editor, '|')
    expect(stored(field.value)).toEqual(['New', 'A, theirs', 'Mine|', 'B, mine', 'C'])
  })

  test('not where somebody has written since', () => {
    const { editor, field } = writerOf(texts(...mine))
    select(editor, 1, 2)
    field.become(texts('A', 'C'))
    select(editor, 0, 1)
    type(editor, '|')
    field.step(texts('A|', 'Mine', 'C'))
    type(editor, '!')
    expect(stored(field.value)).toEqual(['A|', 'Mine!', 'C'])
  })
})

describe('33.5 RICH-6 what comes during a composition is never reverted', () => {
  /** As the browser does it: nothing from outside is shown before it ends. */
  const composing = (editor: LexicalEditor, key: string | null): void => {
    Object.assign(editor, { _compositionKey: key })
  }

  test.each([
    ['another block', texts('Mine', 'B, theirs', 'New'), ['Mine|', 'B, theirs', 'New']],
    ['the same block', texts('Mine, theirs', 'B'), ['Mine|, theirs', 'B']],
    ['a block above', texts('New', 'Mine', 'B'), ['New', 'Mine|', 'B']],
    ['a block that is gone', texts('Mine'), ['Mine|']],
  ])('%s', (_, theirs, both) => {
    const { editor, field } = writerOf(texts('Mine', 'B'))
    select(editor, 0, 4)
    composing(editor, '1')
    field.become(theirs)
    expect(shown(editor)).toEqual(['Mine', 'B'])
    type(editor, '|')
    expect(stored(field.value)).toEqual(both)
    composing(editor, null)
    type(editor, '!')
    expect(stored(field.value)).toEqual(both.map((words) => words.replace('|', '|!')))
    expect(shown(editor)).toEqual(stored(field.value))
  })

  test('the fields of a block and the first text of an empty one', () => {
    const { editor, field } = writerOf(value(paragraph(text('A')), block('a', { title: 'Old' })))
    select(editor, 0, 1)
    composing(editor, '1')
    field.become(value(paragraph(text('A')), block('a', { title: 'New' })))
    type(editor, '|')
    expect(field.value).toEqual(value(paragraph(text('A|')), block('a', { title: 'New' })))

    const empty = writerOf(null)
    select(empty.editor, 0, 0)
    composing(empty.editor, '1')
    empty.field.become(texts('Theirs'))
    type(empty.editor, 'Mine')
    expect(stored(empty.field.value).toSorted()).toEqual(['Mine', 'Theirs'])
  })

  test('a paragraph stays that others put beside one that a hook tidies and that is composed', () => {
    const { editor, field } = writerOf(texts('one  two'))
    select(editor, 0, 8)
    composing(editor, '1')
    field.become(texts('one two', 'theirs'))
    type(editor, '.')

    expect(stored(field.value)).toEqual(['one two.', 'theirs'])
  })

  test('33.14 what others put in place of a block stays where a block is put before it', () => {
    const { editor, field } = writerOf(texts('one  two', 'B', 'C'))
    composing(editor, '1')
    field.become(texts('one two', 'theirs', 'C'))
    editor.update(
      () => {
        const mine = $createParagraphNode().append($createTextNode('mine'))
        $getRoot().splice(1, 0, [mine])
      },
      { discrete: true },
    )

    expect(stored(field.value)).toEqual(['one two', 'mine', 'theirs', 'C'])
  })
})

describe('33.1 RICH-6 nothing of a text is lost or made by what comes from outside', () => {
  test('lists that Lexical joins are written whole', () => {
    const { editor, field } = writerOf(texts('A'))
    field.become(value(paragraph(text('A')), list('one'), list('two')))
    select(editor, 0, 1)
    type(editor, '!')
    expect(stored(field.value)).toEqual(['A!', 'one', 'two'])
  })

  test('a text that becomes nothing and something again has no more blocks than it is stored with', () => {
    const { editor, field } = writerOf(null)
    field.become(texts('A'))
    expect(shown(editor)).toEqual(['A'])
    field.become(texts())
    field.become(texts('A', 'B'))
    expect(shown(editor)).toEqual(['A', 'B'])
    select(editor, 1, 1)
    type(editor, '!')
    expect(stored(field.value)).toEqual(['A', 'B!'])
  })

  test('an editor that is bound again shows the same nodes', () => {
    const { editor, field } = writerOf(texts('A', 'B'))
    select(editor, 1, 1)
    const keys = () => editor.read(() => $getRoot().getChildrenKeys())
    const before = keys()
    const end = bindText(editor, field.source, vocabularyOf(plainFeatures, noSiteFeatures))
    expect(keys()).toEqual(before)
    end()
    field.value = texts('New', 'A', 'B')
    bindText(editor, field.source, vocabularyOf(plainFeatures, noSiteFeatures))
    expect(keys().slice(1)).toEqual(before)
  })
})
