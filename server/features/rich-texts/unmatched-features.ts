import type { SanitizedConfig } from 'payload'
import { hasNodes } from '#contracts/fields'
import { partsOf } from '../../kit/payload-fields/field-tree.ts'
import { unmatchedFeaturesOf } from '../../kit/payload-fields/lexical-source.ts'
import type { PayloadField } from '../../kit/payload-fields/payload-field.ts'
import { richTextOf } from '../../kit/payload-fields/rich-text-of.ts'

type Fields = Pick<SanitizedConfig, 'blocks' | 'collections' | 'globals'>

/** A feature of Payload's editor that this one doesn't have. */
export interface FeatureWithout {
  /** Its key, with the nodes that it makes. */
  feature: string
  /** Where it is offered: `posts.body`. */
  fields: readonly string[]
}

/** Those of all rich texts of a config. */
export function unmatchedFeaturesIn(config: Fields): FeatureWithout[] {
  const places = new Map<string, Set<string>>()
  for (const { field, place } of richTextsIn(config)) {
    for (const { key, nodes } of unmatchedFeaturesOf(field.editor as object)) {
      const named = nodes.length > 0 ? `${key} (nodes: ${nodes.join(', ')})` : key
      places.set(named, (places.get(named) ?? new Set()).add(place))
    }
  }
  return [...places].map(([feature, fields]) => ({ feature, fields: [...fields] }))
}

/** Rich texts with another editor, such as Payload's for Slate: `posts.body`. */
export const unknownEditorsIn = (config: Fields): string[] => [
  ...new Set(
    richTextsIn(config)
      .filter(({ field }) => richTextOf(field) === null)
      .map(({ place }) => place),
  ),
]

const richTextsIn = ({ blocks = [], collections, globals }: Fields) =>
  [...collections, ...globals, ...blocks].flatMap(({ slug, fields }) =>
    [...partsOf(fields as readonly PayloadField[])].flatMap(({ part }) =>
      'type' in part && hasNodes(part) ? [{ field: part, place: `${slug}.${part.name}` }] : [],
    ),
  )
