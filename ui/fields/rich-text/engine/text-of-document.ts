import type { LexicalEditor, LexicalNode, NodeKey } from 'lexical'
import {
  $addUpdateTag,
  $getNodeByKey,
  $getRoot,
  $parseSerializedNode,
  HISTORIC_TAG,
  SKIP_DOM_SELECTION_TAG,
  SKIP_SCROLL_INTO_VIEW_TAG,
} from 'lexical'
import type { Json, RichNode } from '#config-schema'
import { equal } from '#machines/document'
import { $blockKeys, $emptyBlock, isEmptyBlock, withBlocks } from './blocks-of-text.ts'
import { $moveSelection } from './caret-in-block.ts'
import { changedBlocks } from './changed-blocks.ts'
import { isSameText, withFieldsIn } from './document-fields.ts'
import { $export } from './export-node.ts'
import { blocksIn, toLexical, toStored } from './stored.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What comes from the document, and not from whoever writes here. */
export const remoteTag = 'stateroom-remote'

/** The value of a field, as a rich text needs it. */
export interface TextSource {
  read(): Json | undefined
  write(value: Json): void
  subscribe(listener: () => void): () => void
}

/** A block of the text: what is stored of it, and what Lexical gave back before anybody changed it. */
interface Entry {
  stored: readonly RichNode[]
  exported: RichNode
}

/**
 * Keeps an editor and the value of a field the same, block by block (RICH-6). What nobody changed is
 * written as it was stored, whatever Lexical made of it. A change from outside replaces just the
 * blocks that it is about: the caret, the focus and a composition stay where they are.
 */
export function bindText(
  editor: LexicalEditor,
  source: TextSource,
  vocabulary: Vocabulary,
): () => void {
  const wasNothing = (source.read() ?? null) === null
  let known: Json | undefined
  let keys: readonly NodeKey[] = []
  const entries = new Map<NodeKey, Entry>()

  load()
  const ends = [
    editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, editorState, tags }) => {
      if (tags.has(remoteTag) || (dirtyElements.size === 0 && dirtyLeaves.size === 0)) return
      editorState.read(() => takeUp(topKeysOf(dirtyElements.keys(), dirtyLeaves)), { editor })
    }),
    source.subscribe(() => {
      if (editor.isComposing()) return
      showNew()
    }),
    editor.registerRootListener((root) => {
      root?.addEventListener('compositionend', showAfterComposition)
      return () => root?.removeEventListener('compositionend', showAfterComposition)
    }),
  ]
  return () => {
    for (const end of ends) end()
  }

  function showAfterComposition(): void {
    // Lexical ends a composition in the same event.
    queueMicrotask(showNew)
  }

  function load(): void {
    known = source.read()
    const stored = blocksIn(known)
    editor.update(
      () => {
        $addUpdateTag(remoteTag)
        $addUpdateTag(HISTORIC_TAG)
        const root = $getRoot().clear()
        const nodes = stored.map((block) =>
          $parseSerializedNode(toLexical(block, vocabulary) as never),
        )
        root.append(...(nodes.length > 0 ? nodes : [$emptyBlock()]))
        keys = nodes.map((node) => node.getKey())
      },
      { discrete: true },
    )
    const origins = new Map(keys.map((key, index) => [key, stored[index]!]))
    // What Lexical does with it by itself, such as joining lists, is nobody's change.
    editor.update(() => $addUpdateTag(remoteTag), { discrete: true })
    remember(origins)
  }

  /** What is there now is what is stored; what Lexical joined with the block before it belongs to that. */
  function remember(origins: ReadonlyMap<NodeKey, RichNode>): void {
    editor.read(() => {
      const present = new Set($blockKeys())
      entries.clear()
      let last: NodeKey | null = null
      for (const [key, stored] of origins) {
        if (present.has(key)) {
          entries.set(key, { stored: [stored], exported: $stored(key) })
          last = key
        } else if (last !== null) {
          const entry: Entry = entries.get(last)!
          entries.set(last, { ...entry, stored: [...entry.stored, stored] })
        }
      }
      keys = $blockKeys()
    })
  }

  /** A change by whoever writes here becomes an edit of the document. */
  function takeUp(dirty: ReadonlySet<NodeKey>): void {
    const order = $blockKeys()
    let isChanged = order.length !== keys.length || order.some((key, index) => key !== keys[index])
    for (const key of order) {
      const entry = entries.get(key)
      if (entry && !dirty.has(key)) continue
      const exported = $stored(key)
      if (entry && equal(entry.exported, exported)) continue
      if (!entry && order.length === 1 && entries.size === 0 && isEmptyBlock(exported)) continue
      entries.set(key, { stored: [exported], exported })
      isChanged = true
    }
    keys = order
    if (!isChanged) return
    const present = new Set(order)
    for (const key of entries.keys()) if (!present.has(key)) entries.delete(key)
    const children = order.flatMap((key) => entries.get(key)?.stored ?? [])
    const isNothing = wasNothing && children.length === 1 && isEmptyBlock(children[0]!)
    const next = isNothing ? null : withBlocks(known, children)
    if (equal(next, known)) return
    known = next
    source.write(next)
  }

  function $stored(key: NodeKey): RichNode {
    const node = $getNodeByKey(key)
    return node ? toStored($export(node), (one) => withFieldsIn(known, one)) : {}
  }

  /** A change from elsewhere: undo, another person, a field of a block. */
  function showNew(): void {
    const value = source.read()
    if (value === known) return
    const before = known
    known = value
    if (equal(before, value)) return
    const blocks = blocksIn(value)
    const shown = keys.filter((key) => entries.has(key))
    const changed = changedBlocks(
      shown.map((key) => entries.get(key)!.stored),
      blocks,
    )
    editor.update(
      () => {
        $addUpdateTag(remoteTag)
        $addUpdateTag(SKIP_DOM_SELECTION_TAG)
        $addUpdateTag(SKIP_SCROLL_INTO_VIEW_TAG)
        $replace(
          shown.slice(changed.shown.from, changed.shown.to),
          blocks.slice(changed.stored.from, changed.stored.to),
          shown[changed.shown.from - 1],
        )
      },
      { discrete: true },
    )
  }

  function $replace(
    old: readonly NodeKey[],
    blocks: readonly RichNode[],
    before: NodeKey | undefined,
  ): void {
    let after: LexicalNode | null = before === undefined ? null : $getNodeByKey(before)
    const place = (node: LexicalNode) => {
      if (after) after.insertAfter(node, false)
      else {
        const first = $getRoot().getFirstChild()
        if (first) first.insertBefore(node, false)
        else $getRoot().append(node)
      }
      after = node
    }
    const left = [...old]
    for (const stored of blocks) {
      const twin = left[0]
      const entry = twin === undefined ? undefined : entries.get(twin)
      if (
        twin !== undefined &&
        entry?.stored.length === 1 &&
        isSameText(entry.stored[0]!, stored)
      ) {
        // Only fields of nodes differ, and those show themselves.
        entries.set(twin, { stored: [stored], exported: stored })
        after = $getNodeByKey(twin)
        left.shift()
        continue
      }
      const node = $parseSerializedNode(toLexical(stored, vocabulary) as never)
      place(node)
      entries.set(node.getKey(), { stored: [stored], exported: toStored($export(node)) })
      if (twin !== undefined && blocks.length >= left.length) {
        $moveSelection(twin, node)
        $remove(twin)
        left.shift()
      }
    }
    for (const key of left) {
      if (after) $moveSelection(key, after)
      $remove(key)
    }
    if ($getRoot().isEmpty()) $getRoot().append($emptyBlock())
    keys = $blockKeys()
  }

  function $remove(key: NodeKey): void {
    $getNodeByKey(key)?.remove(true)
    entries.delete(key)
  }

  function topKeysOf(elements: Iterable<NodeKey>, leaves: ReadonlySet<NodeKey>): Set<NodeKey> {
    const found = new Set<NodeKey>()
    for (const key of [...elements, ...leaves]) {
      const top = $getNodeByKey(key)?.getTopLevelElement()
      if (top) found.add(top.getKey())
    }
    return found
  }
}
