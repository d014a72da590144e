import { mergeRegister } from '@lexical/utils'
import type { LexicalEditor, LexicalNode } from 'lexical'
import {
  $addUpdateTag,
  $getNodeByKey,
  $getRoot,
  $isElementNode,
  SKIP_DOM_SELECTION_TAG,
  SKIP_SCROLL_INTO_VIEW_TAG,
} from 'lexical'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import type { BlockDrop } from '#machines/block-handle'
import {
  $createEmbed,
  $createPicture,
  $isPicture,
  $rawOf,
  PictureNode,
} from '../engine/embed-nodes.ts'
import { $insertBeside } from '../engine/insert-block.ts'
import { ownStepTag } from '../engine/own-step.ts'
import { $tellReplaced } from '../engine/replaced-blocks.ts'
import { $lastOfFolded } from '../engine/sections.ts'

/** A picture's place in the text, by the number of stored blocks before it. */
interface Place {
  key: string
  index: number
}

interface Shown {
  wanted: readonly Place[]
  isKnown: (key: string) => boolean
  /** It was deleted in the text. */
  onGone: (key: string) => void
}

/** One after the other: beside the block that they are dropped at, else where the caret is. */
export function insertPlaces(
  editor: LexicalEditor,
  keys: readonly string[],
  drop: BlockDrop | null = null,
): void {
  editor.update(() => {
    const block = drop && $getNodeByKey(drop.block)
    let last: LexicalNode | null = null
    for (const key of keys) {
      const node = $createPicture(key)
      if (last) last.insertAfter(node, false)
      else if (!block) $insertBeside(node)
      else if (drop.side === 'before') block.insertBefore(node, false)
      else $lastOfFolded(block).insertAfter(node, false)
      last = node
    }
  })
}

/** Those of them that aren't there yet. */
export function addPlaces(editor: LexicalEditor, wanted: readonly Place[]): void {
  const present = new Set(placesIn(editor).map(({ key }) => key))
  const missing = wanted.filter(({ key }) => !present.has(key))
  if (missing.length > 0) {
    editor.update(
      () => {
        $addUpdateTag(SKIP_DOM_SELECTION_TAG)
        $addUpdateTag(SKIP_SCROLL_INTO_VIEW_TAG)
        const blocks = $getRoot().getChildren()
        for (const { key, index } of missing) {
          const node = $createPicture(key)
          const next = blocks[index]
          if (next) next.insertBefore(node, false)
          else $getRoot().append(node)
        }
      },
      { discrete: true },
    )
  }
}

/** Shows these, and keeps out those that nobody knows, such as copies. */
export function showPlaces(editor: LexicalEditor, { wanted, isKnown, onGone }: Shown): () => void {
  addPlaces(editor, wanted)
  return mergeRegister(
    editor.registerNodeTransform(PictureNode, (node) => {
      const key = keyOf(node)
      const isFirst =
        $places($getRoot())
          .find((other) => keyOf(other) === key)
          ?.is(node) ?? true
      if (!isKnown(key) || !isFirst) node.remove()
    }),
    editor.registerMutationListener(
      PictureNode,
      (changes, { prevEditorState }) => {
        for (const [nodeKey, change] of changes) {
          if (change !== 'destroyed') continue
          const key = prevEditorState.read(() => {
            const node = $getNodeByKey(nodeKey)
            return $isPicture(node) ? keyOf(node) : null
          })
          if (key !== null && !placesIn(editor).some((place) => place.key === key)) onGone(key)
        }
      },
      { skipInitialization: true },
    ),
  )
}

/** With what came of it; null: with nothing. */
export function replacePlace(editor: LexicalEditor, key: string, raw: RichNode | null): void {
  if (!placesIn(editor).some((place) => place.key === key)) return
  editor.update(
    () => {
      const node = $places($getRoot()).find((one) => keyOf(one) === key)
      if (!node) return
      if (!raw) return node.remove()
      const embed = $createEmbed(raw)
      $tellReplaced(node, embed)
      node.replace(embed)
    },
    { discrete: true, tag: [SKIP_DOM_SELECTION_TAG, ownStepTag] },
  )
}

export const placesIn = (editor: LexicalEditor): Place[] =>
  editor.getEditorState().read(() => {
    let index = 0
    return $getRoot()
      .getChildren()
      .flatMap((block) => {
        if ($isPicture(block)) return [{ key: keyOf(block), index }]
        index += 1
        return $isElementNode(block)
          ? $places(block).map((place) => ({ key: keyOf(place), index }))
          : []
      })
  })

function $places(within: LexicalNode): PictureNode[] {
  if ($isPicture(within)) return [within]
  return $isElementNode(within) ? within.getChildren().flatMap($places) : []
}

const keyOf = (node: PictureNode): string => String($rawOf(node).key)
