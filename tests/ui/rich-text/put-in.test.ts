import { INSERT_HORIZONTAL_RULE_COMMAND } from '@lexical/extension'
import type { LexicalEditor, LexicalNode } from 'lexical'
import { $getRoot, $isElementNode, PASTE_COMMAND, ParagraphNode } from 'lexical'
import { describe, expect, test } from 'vitest'
import { plainFeatures } from '#contracts/rich-text/plain-features'
import { $insertBlock } from '../../../ui/fields/rich-text/engine/insert-block.ts'
import { insertPlaces } from '../../../ui/fields/rich-text/pictures/picture-places.ts'
import { paragraph, text, value, writerOf } from './kit.ts'

/** An editor with these lines, and the caret in the last of them. */
function writing(lines: readonly string[], at: number) {
  const features = { ...plainFeatures, enabled: [...plainFeatures.enabled, 'table' as const] }
  const { editor } = writerOf(
    value(...lines.map((words) => paragraph(...(words ? [text(words)] : [])))),
    features,
  )
  editor.update(
    () => {
      const line = $getRoot().getLastChild()
      if (!$isElementNode(line)) return
      const words = line.getAllTextNodes()[0]
      if (words) words.select(at, at)
      else line.select()
    },
    { discrete: true },
  )
  return editor
}

const blocksIn = (editor: LexicalEditor): string[] =>
  editor.read(() => $getRoot().getChildren().map($told))

const $told = (node: LexicalNode): string =>
  node instanceof ParagraphNode ? node.getTextContent() : `<${node.getType()}>`

const insertRule = (editor: LexicalEditor): void =>
  editor.update(
    () => $insertBlock(() => editor.dispatchCommand(INSERT_HORIZONTAL_RULE_COMMAND, undefined)),
    { discrete: true },
  )

describe('36.1.7 a block that is put in', () => {
  test.each([
    ['on an empty line', ['One', ''], 0, ['One', '<horizontalrule>', '']],
    ['behind words', ['One', 'Two'], 3, ['One', 'Two', '<horizontalrule>', '']],
  ])('%s leaves no empty line above it', (_, lines, at, after) => {
    const editor = writing(lines, at)
    insertRule(editor)
    expect(blocksIn(editor)).toEqual(after)
  })

  test.each([
    ['in a word', ['One', 'Gulls'], 2, ['One', 'Gulls', '<picture>', '<picture>']],
    ['behind words', ['One', 'Gulls'], 5, ['One', 'Gulls', '<picture>', '<picture>', '']],
    ['before words', ['One', 'Gulls'], 0, ['One', '<picture>', '<picture>', 'Gulls']],
    ['on an empty line', ['One', ''], 0, ['One', '<picture>', '<picture>', '']],
  ])('pictures %s split nothing', (_, lines, at, after) => {
    const editor = writing(lines, at)
    insertPlaces(editor, ['a', 'b'])
    editor.update(() => {}, { discrete: true })
    expect(blocksIn(editor).map((block) => block.replace(/<.*>/, '<picture>'))).toEqual(after)
  })
})

describe('36.1.7 RICH-4 Markdown that is pasted', () => {
  const paste = (editor: LexicalEditor, words: string): void =>
    editor.update(
      () => {
        const clipboardData = { types: ['text/plain'], getData: () => words }
        const event = { clipboardData, preventDefault() {} }
        editor.dispatchCommand(PASTE_COMMAND, event as unknown as ClipboardEvent)
      },
      { discrete: true },
    )

  test('brings its table, with what its cells hold', () => {
    const editor = writing([''], 0)
    paste(
      editor,
      'Birds:\n\n| Bird | Voice |\n| :--- | ---: |\n| Gull \\| tern | **loud** |\n| Auk |\nEnd',
    )
    const table = editor.read(() => {
      const found = $getRoot()
        .getChildren()
        .find((node) => node.getType() === 'table')
      return found && $isElementNode(found)
        ? found
            .getChildren()
            .map((row) =>
              $isElementNode(row)
                ? row.getChildren().map((cell) => cell.getTextContent().trim())
                : [],
            )
        : null
    })
    expect(table).toEqual([
      ['Bird', 'Voice'],
      ['Gull | tern', 'loud'],
      ['Auk', ''],
    ])
    expect(blocksIn(editor)).toContain('End')
    const bold = editor.read(() =>
      $getRoot()
        .getAllTextNodes()
        .flatMap((node) => (node.hasFormat('bold') ? [node.getTextContent()] : [])),
    )
    expect(bold).toEqual(['loud'])
  })

  test.each(['# Birds\n| no table\n| at all', '# Birds\na | b\n--- | ---'])(
    'is no table without its bars: %j',
    (words) => {
      const editor = writing([''], 0)
      paste(editor, words)
      expect(blocksIn(editor)).not.toContain('<table>')
    },
  )
})
