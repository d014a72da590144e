import { $getClipboardDataFromSelection, copyToClipboard } from '@lexical/clipboard'
import type { ListItemNode, ListNode } from '@lexical/list'
import { $createListItemNode, $createListNode, $isListItemNode, $isListNode } from '@lexical/list'
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
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import type { BlockChange, BlockDrop } from '#machines/block-handle'
import { $export } from '../engine/export-node.ts'
import { $placeAfter, $removeIfEmpty, $takeOut, $withListBelow } from '../engine/list-items.ts'
import { $moveFrom } from '../engine/move-block.ts'
import { ownStepTag } from '../engine/own-step.ts'
import { $below, $lastOfFolded, $moveSection, $withFolded } from '../engine/sections.ts'
import { toLexical, toStored } from '../engine/stored.ts'
import type { Vocabulary } from '../engine/vocabulary.ts'
import type { TextCommand } from '../writing/commands.ts'

interface Acting {
  editor: LexicalEditor
  /** What is embedded, as the document has it by now. */
  rawNow: (raw: RichNode) => RichNode
  vocabulary: Vocabulary
}

const step = { tag: ownStepTag }

/** Does it to a block of the text, in one step of the document's history. */
export function actOnBlock(acting: Acting, key: NodeKey, change: BlockChange): void {
  const { editor } = acting
  editor.focus(() =>
    editor.update(() => {
      const node = $getNodeByKey(key)
      if (node) acts[change](node, acting)
    }, step),
  )
}

export function moveBlock(editor: LexicalEditor, key: NodeKey, drop: BlockDrop): void {
  editor.update(() => {
    const [node, beside] = [$getNodeByKey(key), $getNodeByKey(drop.block)]
    if (!node || !beside) return
    if ($isListItemNode(node)) $dropItem(node, beside, drop.side)
    else if (drop.side === 'after') $placeAfter($lastOfFolded(beside), $withFolded(node))
    else for (const part of $withFolded(node)) beside.insertBefore(part, false)
  }, step)
}

/** Beside another item it joins that one's list; between blocks it becomes a list of the same kind. */
function $dropItem(item: ListItemNode, beside: LexicalNode, side: BlockDrop['side']): void {
  const [unit, origin] = [$withListBelow(item), item.getParent()]
  if (!$isListNode(origin)) return
  const moved = $isListItemNode(beside)
    ? unit
    : [$createListNode(origin.getListType()).append(...unit)]
  if (side === 'after') {
    const end = $isListItemNode(beside) ? $withListBelow(beside).at(-1) : $lastOfFolded(beside)
    $placeAfter(end ?? beside, moved)
  } else for (const node of moved) beside.insertBefore(node, false)
  $removeIfEmpty(origin)
}

/** The whole block becomes what a command makes of what is selected; of a list this item alone. */
export function turnBlock(
  editor: LexicalEditor,
  key: NodeKey,
  { id, run }: Pick<TextCommand, 'id' | 'run'>,
): void {
  editor.focus(() =>
    editor.update(() => {
      const node = $getNodeByKey(key)
      if (!node) return
      if ($isListItemNode(node)) {
        if (node.getParent<ListNode>()?.getListType() === id) return
        $takeOut(node, listKinds.includes(id) ? 'in its place' : 'out of all lists')
      }
      $selectWhole(node)
      run(editor)
      const selection = $getSelection()
      if (selection) selection.getNodes().at(-1)?.selectEnd()
    }, step),
  )
}

const listKinds = ['bullet', 'number', 'check']

const acts: Readonly<Record<BlockChange, (node: LexicalNode, acting: Acting) => void>> = {
  insertBelow: (node) => {
    const trigger = $createTextNode('/')
    const isLine = $isListItemNode(node) || node.getType() === 'paragraph'
    const isEmpty = $isElementNode(node) && isLine && node.isEmpty()
    const line = isEmpty
      ? node
      : $isListItemNode(node)
        ? $createListItemNode()
        : $createParagraphNode()
    if (!isEmpty) $endOf(node).insertAfter(line)
    line.append(trigger)
    trigger.selectEnd()
  },
  duplicate: (node, { rawNow, vocabulary }) => {
    const parts = $unitOf(node)
    const copies = parts.map((part) =>
      $parseSerializedNode(toLexical(toStored($export(part), rawNow), vocabulary) as never),
    )
    $placeAfter(parts.at(-1) ?? node, copies)
    copies[0]?.selectEnd()
  },
  copy: (node, { editor }) => {
    $selectWhole(node, $unitOf(node).at(-1))
    const data = $getClipboardDataFromSelection($getSelection())
    // What the browser copies is asked for by an event, which comes after this update.
    queueMicrotask(() => copyToClipboard(editor, null, data))
  },
  moveUp: (node) => $moveFrom(node, -1),
  moveDown: (node) => $moveFrom(node, 1),
  selectSection: (node) => $selectWhole(node, $below(node)?.at(-1)),
  moveSectionUp: (node) => $moveSection(node, -1),
  moveSectionDown: (node) => $moveSection(node, 1),
  delete: (node) => {
    const near = $endOf(node).getNextSibling() ?? node.getPreviousSibling()
    const list = node.getParent()
    const around = $isListNode(list) ? (list.getNextSibling() ?? list.getPreviousSibling()) : null
    for (const part of $partsOf(node).toReversed()) part.remove(true)
    if ($isListNode(list)) $removeIfEmpty(list)
    if (near?.isAttached()) near.selectStart()
    else if (around?.isAttached()) around.selectStart()
    else if ($getRoot().isEmpty()) $getRoot().append($createParagraphNode()).selectEnd()
    else $getRoot().selectStart()
  },
}

/** A block; of a list an item, and the list below it. */
const $partsOf = (node: LexicalNode): readonly LexicalNode[] =>
  $isListItemNode(node) ? $withListBelow(node) : [node]

/** What is copied with it: of a folded section all of it. */
const $unitOf = (node: LexicalNode): readonly LexicalNode[] =>
  $isListItemNode(node) ? $withListBelow(node) : $withFolded(node)

const $endOf = (node: LexicalNode): LexicalNode => $partsOf(node).at(-1) ?? node

function $selectWhole(node: LexicalNode, end: LexicalNode = node): void {
  const first = $isElementNode(node) ? (node.getFirstDescendant() ?? node) : null
  const last = $isElementNode(end) ? (end.getLastDescendant() ?? end) : null
  if (!first || !last) {
    const selection = $createNodeSelection()
    selection.add(node.getKey())
    $setSelection(selection)
    return
  }
  const selection = $createRangeSelection()
  const kind = (one: LexicalNode) => ($isTextNode(one) ? 'text' : 'element')
  selection.anchor.set(first.getKey(), 0, kind(first))
  const size = $isTextNode(last) ? last.getTextContentSize() : 0
  selection.focus.set(last.getKey(), size, kind(last))
  $setSelection(selection)
}
