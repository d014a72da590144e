import type { AutoLinkNode, LinkNode } from '@lexical/link'
import { $getState, $setState, createState } from 'lexical'
import type { DocumentData } from '#contracts/documents'
import { newWindow } from '../../../parts/new-window.ts'
import { linkKey } from './stored.ts'

/** What Payload keeps of a link: its fields, and its id. */
export interface StoredLink {
  fields: DocumentData
  id?: string
}

const none: StoredLink = { fields: {} }

const link = createState(linkKey, {
  parse: (value) => (typeof value === 'object' && value !== null ? (value as StoredLink) : none),
  isEqual: (one, other) => one === other,
})

export const $storedLink = (node: LinkNode | AutoLinkNode): StoredLink => $getState(node, link)

export function $storeLink(node: LinkNode | AutoLinkNode, stored: StoredLink): void {
  $setState(node, link, stored)
  const { fields } = stored
  node.setURL(typeof fields.url === 'string' && fields.linkType !== 'internal' ? fields.url : '')
  node.setTarget(fields.newTab === true ? newWindow.target : null)
}
