import { $isAutoLinkNode } from '@lexical/link'
import fc from 'fast-check'
import type { LexicalNode } from 'lexical'
import { $getRoot, $isElementNode, $isTextNode } from 'lexical'
import { describe, expect, test } from 'vitest'
import type { DocumentData } from '#contracts/documents'
import { seed } from '../../kit/machines/random.ts'
import { randomText } from '../../kit/rich-text/random-texts.ts'
import documents from '../../payload-packages/documents.json' with { type: 'json' }
import { writerOf } from './kit.ts'

/** Types a letter into every text, and deletes it again. */
function touchEverything(stored: DocumentData): DocumentData {
  const { editor, field } = writerOf(stored)
  expect(field.written).toEqual([])
  for (const isThere of [true, false]) {
    editor.update(
      () => {
        for (const node of textsOf($getRoot())) touch(node, isThere)
      },
      { discrete: true },
    )
    if (isThere && editor.read(() => textsOf($getRoot()).length) > 0) {
      expect(field.value).not.toEqual(stored)
    }
  }
  return field.value as DocumentData
}

function touch(node: LexicalNode, isThere: boolean): void {
  if (!$isTextNode(node)) return
  const text = node.getTextContent()
  node.setTextContent(isThere ? `${text}x` : text.slice(0, -1))
}

/** An address that is a link by itself is one for as long as its words and neighbours stay. */
function textsOf(node: LexicalNode): LexicalNode[] {
  if (!$isElementNode(node)) return $isTextNode(node) ? [node] : []
  return node.getChildren().some($isAutoLinkNode) ? [] : node.getChildren().flatMap(textsOf)
}

/** Without an address right after a link, which begins no word: every editor takes such a link away. */
const recorded = Object.entries(documents).map(
  ([name, document]) => [name, JSON.parse(JSON.stringify(document), freed)] as const,
)

function freed(_: string, value: { type?: string; text?: string }) {
  return value?.type === 'text' && value.text === 'page' ? { ...value, text: 'page ' } : value
}

describe('RICH-1 a text whose every word was edited and put back is the same, property by property', () => {
  test.each(recorded)('of Payload’s own editor: %s', (_, stored) => {
    expect(touchEverything(stored)).toEqual(stored)
  })

  test(`at random (seed ${seed})`, () => {
    fc.assert(
      fc.property(randomText, (stored) => {
        expect(touchEverything(stored)).toEqual(stored)
      }),
      { numRuns: 150, seed },
    )
  })
})
