import { $getClipboardDataFromSelection, copyToClipboard } from '@lexical/clipboard'
import type { LexicalEditor, LexicalNode, NodeKey } from 'lexical'
import {
  $createNodeSelection,
  $createParagraphNode,
  $createRangeSelection,
  $createTextNode,
  $getNodeByKey,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isTextNode,
  $parseSerializedNode,
  $setSelection,
} from 'lexical'
import type { RichNode } from '#config-schema'
import type { BlockAction, BlockDrop } from '#machines/block-handle'
import { $export } from '../engine/export-node.ts'
import { ownStepTag } from '../engine/own-step.ts'
import { toLexical, toStored } from '../engine/stored.ts'
import type { Vocabulary } from '../engine/vocabulary.ts'

interface Acting {
  editor: LexicalEditor
  /** What is embedded, as the document has it by now. */
  rawNow: (raw: RichNode) => RichNode
  vocabulary: Vocabulary
}

const step = { tag: ownStepTag }

/** Does it to a block of the text, in one step of the document's history. */
export function actOnBlock(acting: Acting, key: NodeKey, action: BlockAction): void {
  const { editor } = acting
  editor.focus(() =>
    editor.update(() => {
      const node = $getNodeByKey(key)
      if (node) acts[action](node, acting)
    }, step),
  )
}

export function moveBlock(editor: LexicalEditor, key: NodeKey, drop: BlockDrop): void {
  editor.update(() => {
    const [node, beside] = [$getNodeByKey(key), $getNodeByKey(drop.block)]
    if (!node || !beside) return
    if (drop.side === 'before') beside.insertBefore(node, false)
    else beside.insertAfter(node, false)
  }, step)
}

/** The whole block becomes what a command makes of what is selected. */
export function turnBlock(
  editor: LexicalEditor,
  key: NodeKey,
  run: (editor: LexicalEditor) => void,
): void {
  editor.focus(() =>
    editor.update(() => {
      const node = $getNodeByKey(key)
      if (!node) return
      $selectWhole(node)
      run(editor)
      const selection = $getSelection()
      if (selection) selection.getNodes().at(-1)?.selectEnd()
    }, step),
  )
}

const acts: Readonly<Record<BlockAction, (node: LexicalNode, acting: Acting) => void>> = {
  insertBelow: (node) => {
    const trigger = $createTextNode('/')
    const isEmpty = $isElementNode(node) && node.getType() === 'paragraph' && node.isEmpty()
    const line = isEmpty ? node : $createParagraphNode()
    if (!isEmpty) node.insertAfter(line)
    line.append(trigger)
    trigger.selectEnd()
  },
  duplicate: (node, { rawNow, vocabulary }) => {
    const copy = $parseSerializedNode(
      toLexical(toStored($export(node), rawNow), vocabulary) as never,
    )
    node.insertAfter(copy)
    copy.selectEnd()
  },
  copy: (node, { editor }) => {
    $selectWhole(node)
    const data = $getClipboardDataFromSelection($getSelection())
    // What the browser copies is asked for by an event, which comes after this update.
    queueMicrotask(() => copyToClipboard(editor, null, data))
  },
  moveUp: (node) => {
    node.getPreviousSibling()?.insertBefore(node, false)
  },
  moveDown: (node) => {
    node.getNextSibling()?.insertAfter(node, false)
  },
  delete: (node) => {
    const near = node.getNextSibling() ?? node.getPreviousSibling()
    node.remove()
    if (near) near.selectStart()
    else $getRoot().append($createParagraphNode()).selectEnd()
  },
}

function $selectWhole(node: LexicalNode): void {
  const [first, last] = $isElementNode(node)
    ? [node.getFirstDescendant() ?? node, node.getLastDescendant() ?? node]
    : []
  if (!first || !last) {
    const selection = $createNodeSelection()
    selection.add(node.getKey())
    $setSelection(selection)
    return
  }
  const selection = $createRangeSelection()
  const kind = (one: LexicalNode) => ($isTextNode(one) ? 'text' : 'element')
  selection.anchor.set(first.getKey(), 0, kind(first))
  const end = $isTextNode(last) ? last.getTextContentSize() : 0
  selection.focus.set(last.getKey(), end, kind(last))
  $setSelection(selection)
}
