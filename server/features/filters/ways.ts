import type { FlattenedBlock, FlattenedField, SanitizedConfig } from 'payload'
import { UnreadableFilter } from './unreadable-filter.ts'

/** The fields of collections, with one kind of block alone where a path goes through blocks. */
export type Narrowed = ReadonlyMap<string, readonly FlattenedField[]>

/** One of the fields that a path of a filter asks about. */
export interface Way {
  field: FlattenedField
  narrowed: Narrowed
  /** The kinds of field that it lies in, or that refer to it, from the outside. */
  within: readonly FlattenedField['type'][]
}

export interface Entity {
  slug: string
  flattenedFields: readonly FlattenedField[]
}

type Config = Pick<SanitizedConfig, 'blocks' | 'collections' | 'localization'>

/**
 * The fields that a path asks about, through groups, rows and references: one for each kind of block that
 * has it. Payload asks the first kind alone, and looks for several values of the others where none are.
 * None where no field is known.
 */
export function waysTo({ slug, flattenedFields }: Entity, path: string, config: Config): Way[] {
  return stepsTo(flattenedFields, path.split('.'), config).map((steps) => {
    const { field, fields, others, within } = steps
    const narrowed = new Map<string, readonly FlattenedField[]>()
    const own: Narrowing = { slug, fields, isNarrowed: fields !== flattenedFields }
    for (const one of [own, ...others].filter(({ isNarrowed }) => isNarrowed)) {
      if (narrowed.has(one.slug)) {
        throw new UnreadableFilter({ text: 'twice', field: path })
      }
      narrowed.set(one.slug, one.fields)
    }
    return { field, narrowed, within }
  })
}

interface Narrowing {
  slug: string
  fields: readonly FlattenedField[]
  isNarrowed: boolean
}

interface Steps extends Pick<Way, 'field' | 'within'> {
  /** Those that the path begins in. */
  fields: readonly FlattenedField[]
  /** Of the collections that it goes on in. */
  others: readonly Narrowing[]
}

function stepsTo(
  fields: readonly FlattenedField[],
  [name, ...rest]: readonly string[],
  config: Config,
): Steps[] {
  const field = fields.find((one) => one.name === name)
  if (!field) return []
  const locales = config.localization ? config.localization.localeCodes : []
  const below = locales.includes(rest[0] ?? '') ? rest.slice(1) : rest
  if (below.length === 0) return [{ field, fields, others: [], within: [] }]

  const kinds = field.type === 'blocks' ? kindsOf(field, config) : []
  const within = (inner: readonly FlattenedField[], put: (inner: FlattenedField[]) => object) =>
    stepsTo(inner, below, config).map((steps) => {
      const isSame = steps.fields === inner && kinds.length < 2
      const changed = { ...field, ...put([...steps.fields]) } as FlattenedField
      const narrowed = fields.map((one) => (one === field ? changed : one))
      return {
        ...steps,
        fields: isSame ? fields : narrowed,
        within: [field.type, ...steps.within],
      }
    })

  if (field.type === 'blocks') {
    return kinds.flatMap((kind) =>
      within(kind.flattenedFields, (flattenedFields) => ({
        blockReferences: undefined,
        blocks: [{ ...kind, flattenedFields }],
      })),
    )
  }
  if ('flattenedFields' in field) {
    return within(field.flattenedFields, (flattenedFields) => ({ flattenedFields }))
  }
  const target = 'relationTo' in field ? field.relationTo : null
  const entity = config.collections.find(({ slug }) => slug === target)
  if (!entity) return []
  return stepsTo(entity.flattenedFields, below, config).map((steps) => {
    const isNarrowed = steps.fields !== entity.flattenedFields
    const other = { slug: entity.slug, fields: steps.fields, isNarrowed }
    const within = [field.type, ...steps.within]
    return { field: steps.field, fields, others: [other, ...steps.others], within }
  })
}

const kindsOf = (
  field: Extract<FlattenedField, { type: 'blocks' }>,
  { blocks = [] }: Config,
): readonly FlattenedBlock[] =>
  (field.blockReferences ?? field.blocks).flatMap((block) => {
    const found = typeof block === 'string' ? blocks.find(({ slug }) => slug === block) : block
    return found && 'flattenedFields' in found ? [found as FlattenedBlock] : []
  })
