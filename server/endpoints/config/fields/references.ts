import type { FieldOfKind, PlainWhere } from '#contracts/fields'
import type { Common } from './parts.ts'
import { manyOf } from './parts.ts'
import type { At, Source } from './source.ts'

/** The kinds that point at collections. null: at none that the visitor may know of. */
export function projectRelationship(
  field: Source<'relationship'>,
  common: Common,
  at: At,
): FieldOfKind<'relationship'> | null {
  const targets = visible(field.relationTo, at)
  return (
    targets && {
      type: 'relationship',
      ...common,
      ...referenceOf(field, targets),
      allowEdit: field.admin?.allowEdit !== false,
      appearance: field.admin?.appearance === 'drawer' ? 'drawer' : 'select',
    }
  )
}

export function projectUpload(
  field: Source<'upload'>,
  common: Common,
  at: At,
): FieldOfKind<'upload'> | null {
  const targets = visible(field.relationTo, at)
  return (
    targets && {
      type: 'upload',
      ...common,
      ...referenceOf(field, targets),
      displayPreview: field.displayPreview !== false,
    }
  )
}

export function projectJoin(
  field: Source<'join'>,
  common: Common,
  at: At,
): FieldOfKind<'join'> | null {
  const targets = visible(field.collection, at)
  return targets && { type: 'join', ...common, ...joinOf(field), collection: targets }
}

/** null: none of them. */
function visible(
  collections: string | readonly string[],
  { projection: { isVisible } }: At,
): readonly string[] | null {
  const targets = [collections].flat().filter(isVisible)
  return targets.length > 0 ? targets : null
}

function referenceOf(field: Source<'relationship' | 'upload'>, targets: readonly string[]) {
  const { admin, filterOptions, relationTo } = field
  return {
    ...manyOf(field),
    relationTo: targets,
    isPolymorphic: Array.isArray(relationTo),
    filterOptions: plainWhere(filterOptions),
    sortOptions: sortOptionsOf(admin, targets),
    allowCreate: admin?.allowCreate !== false,
    isSortable: admin?.isSortable !== false,
  }
}

/** A query that is data; what a function decides is asked for elsewhere. */
const plainWhere = (where: unknown): PlainWhere | null =>
  typeof where === 'object' && where !== null ? (where as PlainWhere) : null

/** One order for the one collection, or one each. */
function sortOptionsOf(
  admin: { sortOptions?: unknown } | undefined,
  targets: readonly string[],
): Record<string, string> {
  const written = admin?.sortOptions
  if (typeof written === 'string') return Object.fromEntries(targets.map((to) => [to, written]))
  if (typeof written !== 'object' || written === null) return {}
  return Object.fromEntries(
    Object.entries(written).filter(
      ([to, sort]) => targets.includes(to) && typeof sort === 'string',
    ),
  )
}

/** Payload's own page size, where the config names none. */
const usualLimit = 10

const joinOf = ({ admin, collection, defaultLimit, defaultSort, on, where }: Source<'join'>) => ({
  isPolymorphic: Array.isArray(collection),
  on,
  where: plainWhere(where),
  defaultColumns: admin?.defaultColumns ?? [],
  defaultLimit: defaultLimit || usualLimit,
  defaultSort: defaultSort === undefined ? null : [defaultSort].flat().join(','),
  allowCreate: admin?.allowCreate !== false,
})
