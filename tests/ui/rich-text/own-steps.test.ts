import type { ElementNode, LexicalEditor, RangeSelection } from 'lexical'
import {
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  FORMAT_TEXT_COMMAND,
  INSERT_LINE_BREAK_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
} from 'lexical'
import { describe, expect, test } from 'vitest'
import { paragraph, text, value, writerOf } from './kit.ts'

/** Selects in the last line, from one letter to another. */
const select = (editor: LexicalEditor, anchor: number, focus = anchor): void =>
  editor.update(
    () => {
      const line = $getRoot().getLastChild()
      const words = $isElementNode(line) ? line.getFirstDescendant() : null
      if ($isTextNode(words)) words.select(anchor, focus)
      else if ($isElementNode(line)) line.select()
    },
    { discrete: true },
  )

const done =
  (act: (editor: LexicalEditor) => void) =>
  (editor: LexicalEditor): void =>
    editor.update(() => act(editor), { discrete: true })

const type = (words: string) =>
  done((editor) => editor.dispatchCommand(CONTROLLED_TEXT_INSERTION_COMMAND, words))

const embolden = done((editor) => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold'))
const beginLine = done((editor) => editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined))
const breakLine = done((editor) => editor.dispatchCommand(INSERT_LINE_BREAK_COMMAND, false))

const cut = done(() => {
  const selection = $getSelection()
  if ($isRangeSelection(selection)) selection.removeText()
})

const join = done(() => {
  const line = $getRoot().getLastChildOrThrow<ElementNode>()
  line.getPreviousSibling<ElementNode>()?.append(...line.getChildren())
  line.remove()
})

const told = { 'typed with it': false, 'a step of its own': true }

const acts: [
  what: string,
  how: keyof typeof told,
  words: string,
  ...at: [number, number],
  act: (editor: LexicalEditor) => void,
][] = [
  ['a letter', 'typed with it', 'Gulls', 5, 5, type('!')],
  ['the first letter of a line', 'typed with it', '', 0, 0, type('G')],
  ['words in place of others', 'typed with it', 'Gulls', 0, 5, type('Terns')],
  ['a letter taken out', 'typed with it', 'Gulls', 4, 5, cut],
  ['a new line', 'a step of its own', 'Gulls', 5, 5, beginLine],
  ['a line break', 'a step of its own', 'Gulls', 2, 2, breakLine],
  ['a format', 'a step of its own', 'Gulls shout', 0, 5, embolden],
  ['lines that become one', 'a step of its own', 'G', 0, 0, join],
]

describe('36.1.5 DOC-12 for the history,', () => {
  test.each(acts)('%s is %s', (_what, how, words, anchor, focus, act) => {
    const { editor, field } = writerOf(
      value(paragraph(text('Birds.')), paragraph(...(words ? [text(words)] : []))),
    )
    select(editor, anchor, focus)
    act(editor)
    expect(field.steps).toEqual([told[how]])
  })

  test('a letter right after a save is typed with those before it', () => {
    const { editor, field } = writerOf(value(paragraph(text('Birds.')), paragraph(text('Gulls'))))
    select(editor, 5)
    type('!')(editor)
    // The same, read anew.
    field.become(structuredClone(field.value)!)
    type('!')(editor)
    // And with what somebody else wrote in another line.
    field.become(value(paragraph(text('Loud birds.')), paragraph(text('Gulls!!'))))
    type('!')(editor)
    expect(field.steps).toEqual([false, false, false])
  })

  test('letters in a format that was chosen before are typed with the others', () => {
    const { editor, field } = writerOf(value(paragraph(text('Gulls '))))
    select(editor, 6)
    embolden(editor)
    type('s')(editor)
    expect(field.steps).toEqual([false])
  })
})

describe('36.1.5 DOC-12 a step brings back', () => {
  const selected = (editor: LexicalEditor) =>
    editor.read(() => {
      const selection = $getSelection() as RangeSelection
      return $isRangeSelection(selection) && [selection.getTextContent(), selection.anchor.offset]
    })

  test('the words that were selected, undone and done again', () => {
    const before = value(paragraph(text('Birds.')), paragraph(text('Gulls shout')))
    const { editor, field } = writerOf(before)
    select(editor, 0, 5)
    embolden(editor)
    const after = field.value!
    select(editor, 1)
    field.step(before)
    expect(selected(editor)).toEqual(['Gulls', 0])
    field.step(after)
    expect(selected(editor)).toEqual(['', 1])
  })

  test('a selection of several lines that were deleted', () => {
    const before = value(paragraph(text('Birds.')), paragraph(text('Gulls shout')))
    const { editor, field } = writerOf(before)
    editor.update(
      () => {
        const [first, last] = $getRoot().getAllTextNodes()
        first!.select(1, 1).focus.set(last!.getKey(), 5, 'text')
      },
      { discrete: true },
    )
    cut(editor)
    field.step(before)
    expect(selected(editor)).toEqual(['irds.\nGulls', 1])
  })
})
