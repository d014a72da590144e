import type { Field, RichTextField } from 'payload'
import type { DocumentData, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { nodeId, placedNodes, rootOf } from '#contracts/rich-text/rich-nodes'
import type { LevelInNode } from '../../kit/payload-fields/field-tree.ts'
import { levelsInNodes } from '../../kit/payload-fields/field-tree.ts'

/** A node with fields, as Payload's own functions go through them. */
export interface Holder extends Pick<LevelInNode, 'node' | 'path'> {
  fields: Field[]
}

/**
 * The nodes whose fields have rules and hooks. An automatic link has none: nobody fills in its
 * fields, and it has no id.
 */
export function* holdersIn(field: object, value: unknown, path: readonly unknown[]) {
  for (const level of levelsInNodes(field as RichTextField, value, path.join('.'))) {
    if (level.children && level.node.type !== 'autolink') yield level as unknown as Holder
  }
}

/** The fields of the nodes of a value, by the ids of the nodes: these stay when nodes move. */
export class FieldsById {
  private readonly known = new Map<string, DocumentData>()

  constructor(value: unknown) {
    for (const { node } of placedNodes(value as Json)) {
      const id = nodeId(node)
      if (id !== null && isRecord(node.fields)) this.known.set(id, node.fields)
    }
  }

  /** Empty where the node is new. */
  of(node: RichNode): DocumentData {
    return this.known.get(nodeId(node) ?? '') ?? {}
  }
}

/** A stored value in one language: localized fields are kept as an object by language. */
export function inLocale(value: unknown, locale: string | null | undefined): unknown {
  if (!isRecord(value) || rootOf(value as Json)) return value
  return locale ? value[locale] : undefined
}
