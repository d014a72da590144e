import type { LexicalEditor } from 'lexical'
import { $getRoot, $getSelection, $isRangeSelection } from 'lexical'
import { describe, expect, test } from 'vitest'
import type { DocumentData } from '#contracts/documents'
import { $moveFrom } from '../../../ui/fields/rich-text/engine/move-block.ts'
import { $below, $moveSection, setFolds } from '../../../ui/fields/rich-text/engine/sections.ts'
import { $outline } from '../../../ui/fields/rich-text/writing/outline.ts'
import { paragraph, text, value, writerOf } from './kit.ts'

/** '1 A' is a heading of the first level, 'a' a paragraph. */
const lineOf = (line: string): DocumentData => {
  const [, level, words] = /^(?:(\d) )?(.+)$/.exec(line)!
  if (level === undefined) return paragraph(text(words!))
  const { textFormat, textStyle, ...element } = paragraph(text(words!))
  return { ...element, type: 'heading', tag: `h${level}` }
}

const textOf = (lines: string) => writerOf(value(...lines.split(', ').map(lineOf)))

const words = (editor: LexicalEditor) =>
  editor.read(() =>
    $getRoot()
      .getChildren()
      .map((node) => node.getTextContent())
      .join(' '),
  )

const $named = (name: string) =>
  $getRoot()
    .getChildren()
    .find((node) => node.getTextContent() === name)!

const keyOf = (editor: LexicalEditor, name: string) => editor.read(() => $named(name).getKey())

const foldAway = (editor: LexicalEditor, name: string) =>
  setFolds(editor, [
    {
      heading: keyOf(editor, name),
      blocks: editor.read(() => $below($named(name))!.map((node) => node.getKey())),
    },
  ])

describe('36.3 RICH-10 the section of a heading', () => {
  test.each([
    ['past its neighbor', '1 A, a, 1 B, b, 1 C', 'A', 1, 'B b A a C'],
    ['past its neighbor with all below it', '1 A, a, 1 B, 2 b, c, 1 C', 'A', 1, 'B b c A a C'],
    ['to the end', '1 A, a, 1 B, b', 'A', 1, 'B b A a'],
    ['up', '1 A, 2 a, 1 B, b, 1 C', 'B', -1, 'B b A a C'],
    ['out of the section above it', '1 A, 2 a, 1 B, b, 2 c, d', 'c', -1, 'A a c d B b'],
    ['into the section below it', '1 A, 2 a, b, 1 B, c, 2 d', 'a', 1, 'A B c a b d'],
    ['up past lower headings, which have none above', 'i, 3 a, b, 2 B', 'B', -1, 'i B a b'],
  ] as const)('moves %s', (_, lines, name, by, moved) => {
    const { editor, field } = textOf(lines)
    editor.update(() => void $moveSection($named(name), by), { discrete: true })
    expect(words(editor)).toBe(moved)
    expect(field.written).toHaveLength(1)
    // The way back.
    if (lines.startsWith('i')) return
    editor.update(() => void $moveSection($named(name), by === 1 ? -1 : 1), { discrete: true })
    expect(field.value).toEqual(value(...lines.split(', ').map(lineOf)))
  })

  test.each([
    ['the first', 'i, 1 A, a', 'A', -1],
    ['the last', '1 A, 2 a, b', 'a', 1],
    ['what is no heading', '1 A, a, 1 B', 'a', 1],
  ] as const)('of %s goes nowhere', (_, lines, name, by) => {
    const { editor, field } = textOf(lines)
    let isMoved = true
    editor.update(
      () => {
        isMoved = $moveSection($named(name), by)
      },
      { discrete: true },
    )
    expect(isMoved).toBe(false)
    expect(field.written).toEqual([])
  })

  test('keeps what is selected in it', () => {
    const { editor } = textOf('1 A, gulls, 1 B')
    editor.update(
      () => {
        $getRoot().getChildAtIndex(1)!.selectEnd()
        $moveSection($named('A'), 1)
      },
      { discrete: true },
    )
    const caret = editor.read(() => {
      const selection = $getSelection()
      return (
        $isRangeSelection(selection) && [
          selection.anchor.getNode().getTextContent(),
          selection.anchor.offset,
        ]
      )
    })
    expect(caret).toEqual(['gulls', 5])
  })

  test('is as long as the outline says', () => {
    const { editor } = textOf('i, 1 A, a, 2 B, b, c, 4 C, 1 D')
    const outline = editor.read(() => $outline())
    expect(outline.map(({ words: name, blocks }) => `${name} ${blocks}`)).toEqual([
      ...['A 5', 'B 3', 'C 0', 'D 0'],
    ])
  })
})

describe('36.3 RICH-10 beside what is folded away, a block moves', () => {
  const moved = (name: string, by: 1 | -1) => {
    const { editor } = textOf('x, 1 A, a, b, 1 B, c')
    foldAway(editor, 'A')
    editor.update(() => void $moveFrom($named(name), by), { discrete: true })
    return words(editor)
  }
  test('down past all of it', () => expect(moved('x', 1)).toBe('A a b x B c'))
  test('up past all of it', () => expect(moved('B', -1)).toBe('x B A a b c'))
  test('with all of it, where it is its heading', () => expect(moved('A', 1)).toBe('x B c A a b'))
})
