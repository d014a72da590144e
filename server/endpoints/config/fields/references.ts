import type { FieldOfKind } from '#config-schema'
import type { Common } from './parts.ts'
import { manyOf } from './parts.ts'
import type { Source, Surroundings } from './source.ts'

type ReferenceKind = 'relationship' | 'upload' | 'join'

/** The kinds that point at collections. null: at none that the visitor may know of. */
export function projectReference(
  field: Source<ReferenceKind>,
  common: Common,
  { isVisible }: Surroundings,
): FieldOfKind<ReferenceKind> | null {
  const written = field.type === 'join' ? field.collection : field.relationTo
  const targets = [written].flat().filter(isVisible)
  if (targets.length === 0) return null
  if (field.type === 'join') return { type: 'join', ...common, collection: targets, on: field.on }

  return {
    type: field.type,
    ...common,
    ...manyOf(field),
    relationTo: targets,
    isPolymorphic: Array.isArray(written),
  }
}
