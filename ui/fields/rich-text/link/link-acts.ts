import type { LinkNode } from '@lexical/link'
import { $createLinkNode, $isAutoLinkNode, $isLinkNode, $toggleLink } from '@lexical/link'
import { $findMatchingParent } from '@lexical/utils'
import type { LexicalEditor } from 'lexical'
import { $createTextNode, $getNodeByKey, $getSelection, $isRangeSelection } from 'lexical'
import type { DocumentData } from '#contracts/documents'
import type { EditedLink } from '#machines/link-editor'
import { newId } from '../../kit/new-id.ts'
import { $storedLink, $storeLink } from '../engine/link-state.ts'

export const newLink: DocumentData = { linkType: 'custom', url: '', newTab: false }

/** What tells a link in the document; null: nothing does yet. */
export function linkId(editor: LexicalEditor, key: string | null): string | null {
  if (key === null) return null
  return editor.read(() => {
    const link = $getNodeByKey(key)
    return $isLinkNode(link) ? ($storedLink(link).id ?? null) : null
  })
}

/** The link that the caret is in. */
export function $linkAtCaret(): EditedLink | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  const link = $findMatchingParent(selection.anchor.getNode(), $isLinkNode)
  if (!$isLinkNode(link)) return null
  const end = $findMatchingParent(selection.focus.getNode(), $isLinkNode)
  return link.is(end) ? { key: link.getKey(), fields: $fieldsOf(link) } : null
}

function $fieldsOf(link: LinkNode): DocumentData {
  const { fields } = $storedLink(link)
  return fields.linkType ? fields : { ...newLink, ...fields, url: link.getURL() }
}

/** Writes a link that is there, or makes one of what is selected. */
export function writeLink(editor: LexicalEditor, key: string | null, fields: DocumentData): void {
  const write = () => {
    const link = key === null ? null : $getNodeByKey(key)
    if ($isLinkNode(link)) {
      const own = $isAutoLinkNode(link) ? link.replace($createLinkNode(link.getURL()), true) : link
      $storeLink(own, { fields, id: $storedLink(link).id ?? newId() })
      return
    }
    const selection = $getSelection()
    if (!$isRangeSelection(selection)) return
    if (selection.isCollapsed()) {
      const made = $createLinkNode('')
      made.append($createTextNode(wordsOf(fields)))
      selection.insertNodes([made])
      $storeLink(made, { fields, id: newId() })
      return
    }
    $toggleLink({ url: 'about:blank' })
    for (const node of $getSelection()?.getNodes() ?? []) {
      const made = $findMatchingParent(node, $isLinkNode)
      if ($isLinkNode(made) && made.getURL() === 'about:blank') {
        $storeLink(made, { fields, id: newId() })
      }
    }
  }
  editor.update(write, { discrete: true })
}

const wordsOf = ({ url }: DocumentData): string =>
  typeof url === 'string' && url !== '' ? url.replace(/^(https?:\/\/|mailto:|tel:)/, '') : '…'

export function removeLink(editor: LexicalEditor, key: string): void {
  editor.update(() => {
    const link = $getNodeByKey(key)
    if (!$isLinkNode(link)) return
    for (const child of link.getChildren()) link.insertBefore(child)
    link.remove()
  })
}
