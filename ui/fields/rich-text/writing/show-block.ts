import type { LexicalEditor } from 'lexical'
import { $createNodeSelection, $getRoot, $isElementNode, $setSelection } from 'lexical'

/** Selects the block in which a stored node is, and brings it into sight. False: it has fields to show instead. */
export function showBlock(editor: LexicalEditor, path: string): boolean {
  const [, index, below = ''] = /^root\.children\.(\d+)(\..+)?$/.exec(path) ?? []
  const key = editor.read(() => {
    const block = index === undefined ? null : $getRoot().getChildAtIndex(Number(index))
    return $isElementNode(block) || !below.startsWith('.fields.') ? block?.getKey() : undefined
  })
  if (key === undefined) return false
  editor.focus(() => {
    editor.update(() => $selectBlock(Number(index)), {
      onUpdate: () => editor.getElementByKey(key)?.scrollIntoView({ block: 'center' }),
    })
  })
  return true
}

function $selectBlock(index: number): void {
  const block = $getRoot().getChildAtIndex(index)
  if ($isElementNode(block)) {
    block.select(0, block.getChildrenSize())
  } else if (block) {
    const selection = $createNodeSelection()
    selection.add(block.getKey())
    $setSelection(selection)
  }
}
