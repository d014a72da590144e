import { LinkNode } from '@lexical/link'
import type { LexicalEditor, NodeKey } from 'lexical'
import { $getNodeByKey } from 'lexical'
import type { DocumentData } from '#contracts/documents'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { nodeId } from '#contracts/rich-text/rich-nodes'
import { newWindow } from '../../../parts/new-window.ts'
import { newId } from '../../kit/new-id.ts'
import { $rawOf, $setRaw, EmbedNode, InlineEmbedNode } from './embed-nodes.ts'
import { $storedLink, $storeLink } from './link-state.ts'

/**
 * Every embedded node and link has an id of its own: what is pasted or split from another gets a new
 * one, since the server keeps fields and languages by it.
 */
export function keepIdsApart(editor: LexicalEditor, copy: (raw: RichNode) => RichNode): () => void {
  const owners = new Map<string, NodeKey>()
  const isTaken = (id: string, key: NodeKey, idOf: (key: NodeKey) => string | null): boolean => {
    const owner = owners.get(id)
    if (owner !== undefined && owner !== key && idOf(owner) === id) return true
    owners.set(id, key)
    return false
  }
  const $embedId = (key: NodeKey): string | null => {
    const node = $getNodeByKey(key)
    const isHere = node instanceof EmbedNode || node instanceof InlineEmbedNode
    return isHere && node.isAttached() ? nodeId($rawOf(node)) : null
  }
  const $linkId = (key: NodeKey): string | null => {
    const node = $getNodeByKey(key)
    return node instanceof LinkNode && node.isAttached() ? ($storedLink(node).id ?? null) : null
  }
  const $separate = (node: EmbedNode | InlineEmbedNode): void => {
    const id = nodeId($rawOf(node))
    if (id !== null && isTaken(id, node.getKey(), $embedId)) $setRaw(node, copy($rawOf(node)))
  }
  const ends = [
    editor.registerNodeTransform(EmbedNode, $separate),
    editor.registerNodeTransform(InlineEmbedNode, $separate),
    ...(editor.hasNodes([LinkNode])
      ? [
          editor.registerNodeTransform(LinkNode, (node) => {
            if (node.getType() !== 'link') return
            const stored = $storedLink(node)
            if (stored.id !== undefined && !isTaken(stored.id, node.getKey(), $linkId)) return
            const fields = stored.fields.linkType
              ? stored.fields
              : {
                  linkType: 'custom',
                  url: node.getURL(),
                  newTab: node.getTarget() === newWindow.target,
                }
            const { id = newId() } = stored
            const own = copy({ type: 'link', id, fields })
            $storeLink(node, { fields: own.fields as DocumentData, id: newId() })
          }),
        ]
      : []),
  ]
  return () => {
    for (const end of ends) end()
  }
}
