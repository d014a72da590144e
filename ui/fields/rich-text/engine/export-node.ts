import type { LexicalNode } from 'lexical'
import { $exportNodeJSON, $isElementNode } from 'lexical'
import type { DocumentData } from '#contracts/documents'

/** A node with all that is in it: Lexical gives each without its children. */
export function $export(node: LexicalNode): DocumentData {
  const json = $exportNodeJSON(node) as unknown as DocumentData
  if (!$isElementNode(node)) return json
  return { ...json, children: node.getChildren().map($export) }
}
