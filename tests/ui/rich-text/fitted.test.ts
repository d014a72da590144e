import { $createListItemNode, $createListNode } from '@lexical/list'
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text'
import type { LexicalNode } from 'lexical'
import { $createParagraphNode, $createTextNode, $getRoot } from 'lexical'
import { expect, test } from 'vitest'
import type { RichTextFeatures } from '#contracts/fields'
import { plainFeatures } from '#contracts/rich-text/plain-features'
import { $fitted } from '../../../ui/fields/rich-text/engine/fitted.ts'
import { seenIn } from '../../kit/seen-text.ts'
import { value, writerOf } from './kit.ts'

/** What a field that offers only these makes of nodes. */
function fitted(features: Partial<RichTextFeatures>, $make: () => LexicalNode): string[] {
  const { editor } = writerOf(value())
  editor.update(
    () => {
      $getRoot()
        .clear()
        .append(...$fitted([$make()], { ...plainFeatures, ...features }))
    },
    { discrete: true },
  )
  return seenIn(editor.getEditorState().toJSON().root.children as never)
}

const $words = (format = 0) => $createTextNode('Words').setFormat(format)
const $list = (kind: 'bullet' | 'number' | 'check') =>
  $createListNode(kind).append($createListItemNode().append($words()))

test.each<[string, Partial<RichTextFeatures>, () => LexicalNode, string]>([
  [
    'a level that is missing, the nearest one',
    { enabled: ['heading'], headings: ['h2', 'h3'] },
    () => $createHeadingNode('h5').append($words()),
    'h3: Words',
  ],
  [
    'a heading, a paragraph',
    { enabled: [], headings: [] },
    () => $createHeadingNode('h2').append($words()),
    'p: Words',
  ],
  ['a quote, a paragraph', { enabled: [] }, () => $createQuoteNode().append($words()), 'p: Words'],
  ['a checklist, a list', { enabled: ['unorderedList'] }, () => $list('check'), '- Words'],
  ['a list, the one there is', { enabled: ['orderedList'] }, () => $list('bullet'), '1. Words'],
  [
    'looks, those that are offered',
    { enabled: ['bold'] },
    () => $createParagraphNode().append($words(1 | 2 | 128)),
    'p: <b>Words</b>',
  ],
  [
    'an alignment, none',
    { enabled: [] },
    () => $createParagraphNode().setFormat('center').append($words()),
    'p: Words',
  ],
])(
  '36.3 RICH-5 what the field has not becomes the nearest it has: %s',
  (_, features, $make, seen) => {
    expect(fitted(features, $make)).toEqual([seen])
  },
)
