import type { LexicalEditor } from 'lexical'
import {
  $createNodeSelection,
  $createParagraphNode,
  $getNodeByKey,
  $isElementNode,
  $setSelection,
  SKIP_DOM_SELECTION_TAG,
} from 'lexical'
import type { RichTextField } from '#contracts/fields'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { copyOfNode } from '../engine/copy-of-node.ts'
import { $createEmbed, $isEmbed, $rawOf, $setRaw } from '../engine/embed-nodes.ts'

/** What can be done with something embedded, by its key in the editor. */
export const removeEmbed = (editor: LexicalEditor, key: string): void =>
  editor.update(() => {
    const node = $getNodeByKey(key)
    node?.selectNext()
    node?.remove()
  })

export const moveEmbed = (editor: LexicalEditor, key: string, by: 1 | -1): void =>
  editor.update(() => {
    const node = $getNodeByKey(key)
    const sibling = by < 0 ? node?.getPreviousSibling() : node?.getNextSibling()
    if (!node || !sibling) return
    if (by < 0) sibling.insertBefore(node)
    else sibling.insertAfter(node)
  })

export const duplicateEmbed = (
  editor: LexicalEditor,
  key: string,
  field: RichTextField,
  raw: RichNode,
): void =>
  editor.update(() => {
    $getNodeByKey(key)?.insertAfter($createEmbed(copyOfNode(field, raw)))
  })

/** From within the node, where the focus is and stays. */
export const changeEmbed = (editor: LexicalEditor, key: string, change: RichNode): void =>
  editor.update(
    () => {
      const node = $getNodeByKey(key)
      if ($isEmbed(node)) $setRaw(node, { ...$rawOf(node), ...change })
    },
    { discrete: true, tag: SKIP_DOM_SELECTION_TAG },
  )

export const replaceEmbed = (editor: LexicalEditor, key: string, raw: RichNode): void =>
  editor.update(() => {
    const node = $getNodeByKey(key)
    if ($isEmbed(node)) $setRaw(node, raw)
  })

/** Back to the text, with the node chosen. */
export const chooseEmbed = (editor: LexicalEditor, key: string): void => {
  editor.getRootElement()?.focus({ preventScroll: true })
  editor.update(() => {
    const selection = $createNodeSelection()
    selection.add(key)
    $setSelection(selection)
  })
}

/** The writing goes on in the line below it, and below what is embedded next to it, or in a new line. */
export const goBelowEmbed = (editor: LexicalEditor, key: string): void => {
  editor.update(
    () => {
      let last = $getNodeByKey(key)
      while ($isEmbed(last?.getNextSibling())) last = last?.getNextSibling() ?? null
      const next = last?.getNextSibling()
      if ($isElementNode(next)) next.selectStart()
      else {
        const line = $createParagraphNode()
        last?.insertAfter(line, false)
        line.select()
      }
    },
    { onUpdate: () => editor.getRootElement()?.focus({ preventScroll: true }) },
  )
}
