import { $isAutoLinkNode, AutoLinkNode } from '@lexical/link'
import type { LexicalEditor } from 'lexical'
import { TextNode } from 'lexical'
import { autoLinkMatchers } from './link-matchers.ts'

/**
 * A mark that seemed to end the sentence is part of the address once letters come behind it: the link
 * is taken apart, and made anew of the whole.
 */
export function registerLongerLinks(editor: LexicalEditor): () => void {
  if (!editor.hasNodes([AutoLinkNode])) return () => {}
  return editor.registerNodeTransform(TextNode, (node) => {
    const link = node.getPreviousSibling()
    if (!$isAutoLinkNode(link) || link.getIsUnlinked() || !node.isSimpleText()) return
    const linked = link.getTextContent()
    const whole = linked + node.getTextContent()
    const isLonger = autoLinkMatchers.some((match) => {
      const found = match(whole)
      return found !== null && found.index === 0 && found.length > linked.length
    })
    if (!isLonger) return
    for (const child of link.getChildren()) link.insertBefore(child)
    link.remove()
  })
}
