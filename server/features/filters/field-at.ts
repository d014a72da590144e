import type { FlattenedField, SanitizedConfig } from 'payload'

/** The field that a path of a filter asks about, through groups, rows and references; null: none is known. */
export function fieldAt(
  fields: readonly FlattenedField[],
  path: string,
  config: SanitizedConfig,
): FlattenedField | null {
  const locales = config.localization ? config.localization.localeCodes : []
  const [name, ...rest] = path.split('.')
  const field = fields.find((one) => one.name === name)
  if (!field) return null
  const below = locales.includes(rest[0] ?? '') ? rest.slice(1) : rest
  if (below.length === 0) return field
  for (const inner of levelsBelow(field, config)) {
    const found = fieldAt(inner, below.join('.'), config)
    if (found) return found
  }
  return null
}

function levelsBelow(
  field: FlattenedField,
  { blocks = [], collections }: SanitizedConfig,
): readonly (readonly FlattenedField[])[] {
  if (field.type === 'blocks') {
    return (field.blockReferences ?? field.blocks).flatMap((block) => {
      const found = typeof block === 'string' ? blocks.find(({ slug }) => slug === block) : block
      return found && 'flattenedFields' in found ? [found.flattenedFields] : []
    })
  }
  if ('flattenedFields' in field) return [field.flattenedFields]
  if ('relationTo' in field && typeof field.relationTo === 'string') {
    const { relationTo } = field
    const of = collections.find(({ slug }) => slug === relationTo)
    return of ? [of.flattenedFields] : []
  }
  return []
}
