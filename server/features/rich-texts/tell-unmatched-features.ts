import type { Payload } from 'payload'
import { hasNodes, partsOf } from '../../kit/payload-fields/field-tree.ts'
import { unmatchedFeaturesOf } from '../../kit/payload-fields/lexical-source.ts'
import type { PayloadField } from '../../kit/payload-fields/payload-field.ts'

/** Says once which features of Payload's editor this one doesn't have, and in which fields. */
export function tellUnmatchedFeatures({ config, logger }: Payload): void {
  const entities = [
    ...config.collections,
    ...config.globals,
    ...(config.blocks ?? []).map(({ slug, fields }) => ({ slug, fields })),
  ]
  const places = new Map<string, Set<string>>()
  for (const { slug, fields } of entities) {
    for (const part of partsOf(fields as readonly PayloadField[])) {
      if (!('type' in part) || !hasNodes(part)) continue
      for (const { key, nodes } of unmatchedFeaturesOf(part.editor as object)) {
        const named = nodes.length > 0 ? `${key} (nodes: ${nodes.join(', ')})` : key
        places.set(named, (places.get(named) ?? new Set()).add(`${slug}.${part.name}`))
      }
    }
  }
  if (places.size === 0) return
  const lines = [...places].map(([feature, fields]) => `- ${feature} in ${[...fields].join(', ')}`)
  logger.warn(
    [
      "These features of Payload's rich text editor have no counterpart in Stateroom. Their nodes are kept as stored and shown as unknown content:",
      ...lines,
    ].join('\n'),
  )
}
