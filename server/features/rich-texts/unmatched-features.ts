import type { SanitizedConfig } from 'payload'
import { hasNodes } from '#contracts/fields'
import { partsOf } from '../../kit/payload-fields/field-tree.ts'
import { unmatchedFeaturesOf } from '../../kit/payload-fields/lexical-source.ts'
import type { PayloadField } from '../../kit/payload-fields/payload-field.ts'

/** A feature of Payload's editor that this one doesn't have. */
export interface FeatureWithout {
  /** Its key, with the nodes that it makes. */
  feature: string
  /** Where it is offered: `posts.body`. */
  fields: readonly string[]
}

/** Those of all rich texts of a config. */
export function unmatchedFeaturesIn({
  blocks = [],
  collections,
  globals,
}: Pick<SanitizedConfig, 'blocks' | 'collections' | 'globals'>): FeatureWithout[] {
  const places = new Map<string, Set<string>>()
  for (const { slug, fields } of [...collections, ...globals, ...blocks]) {
    for (const { part } of partsOf(fields as readonly PayloadField[])) {
      if (!('type' in part) || !hasNodes(part)) continue
      for (const { key, nodes } of unmatchedFeaturesOf(part.editor as object)) {
        const named = nodes.length > 0 ? `${key} (nodes: ${nodes.join(', ')})` : key
        places.set(named, (places.get(named) ?? new Set()).add(`${slug}.${part.name}`))
      }
    }
  }
  return [...places].map(([feature, fields]) => ({ feature, fields: [...fields] }))
}
