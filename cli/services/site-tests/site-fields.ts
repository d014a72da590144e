/** As much of a field as a config says about it, whatever its kind. */
export interface SiteField {
  type: string
  name?: string
  label?: unknown
  required?: boolean
  unique?: boolean
  localized?: boolean
  virtual?: unknown
  hidden?: boolean
  hasMany?: boolean
  min?: number
  max?: number
  minLength?: number
  maxLength?: number
  minRows?: number
  maxRows?: number
  options?: readonly (string | { value: string })[]
  relationTo?: string | readonly string[]
  filterOptions?: unknown
  defaultValue?: unknown
  validate?: unknown
  hooks?: Readonly<Record<string, readonly unknown[] | undefined>>
  access?: Readonly<Record<string, unknown>>
  admin?: { condition?: Condition; hidden?: boolean; readOnly?: boolean; disabled?: boolean }
  fields?: readonly SiteField[]
  tabs?: readonly SiteField[]
  blocks?: readonly SiteBlock[]
  blockReferences?: readonly (string | SiteBlock)[]
}

export interface SiteBlock {
  slug: string
  fields: readonly SiteField[]
}

export type Condition = (data: unknown, siblingData: unknown, more: unknown) => unknown

/** A collection or global of the config, as its file and its plugins have it. */
export interface SiteEntity {
  slug: string
  isGlobal: boolean
  fields: readonly SiteField[]
  hooks?: Readonly<Record<string, readonly unknown[] | undefined>>
  auth?: unknown
  upload?: unknown
  lockDocuments?: unknown
  versions?: unknown
}

/** A field's place in documents, and what applies to it there. */
export interface Place {
  /** As Payload names it in an error: `rows.0.title`. */
  path: string
  field: SiteField & { name: string }
  /** What decides whether the panel shows it, from the outside in, each with the path of its siblings. */
  conditions: readonly { passes: Condition; siblings: string }[]
  /** Something that it lies in, or itself, is hidden or read-only in the panel. */
  isOutOfReach: boolean
  isLocalized: boolean
  /** In a row of an array or blocks field. */
  isInRow: boolean
  /** Functions of the field, or of one around it, that may change its value. */
  hasHooks: boolean
  hasAccess: boolean
}

/** In the order of the form. A row stands for all rows of its field, a block is one row of its own. */
export function placesOf(
  fields: readonly SiteField[],
  blocksOf: (field: SiteField) => readonly SiteBlock[],
  around: Around = nothing,
): Place[] {
  return fields.flatMap((field) => {
    const here = within(around, field)
    const inner = here.base
    if (field.type === 'tabs') return (field.tabs ?? []).flatMap((tab) => tabPlaces(tab, here))
    if (!hasValue(field)) {
      return field.fields ? placesOf(field.fields, blocksOf, here) : []
    }
    const path = joined(inner, field.name)
    const { base: _, ...rest } = here
    const own: Place = { ...rest, path, field }
    const below = { ...here, base: path }
    if (field.type === 'group') return [own, ...placesOf(field.fields ?? [], blocksOf, below)]
    if (around.depth >= deepest) return [own]
    const row = (index: number) => ({
      ...below,
      base: `${path}.${index}`,
      depth: around.depth + 1,
      isInRow: true,
    })
    if (field.type === 'array') return [own, ...placesOf(field.fields ?? [], blocksOf, row(0))]
    if (field.type === 'blocks') {
      return [
        own,
        ...shownBlocks(field, blocksOf).flatMap((block, index) =>
          placesOf(block.fields, blocksOf, row(index)),
        ),
      ]
    }
    return [own]
  })

  function tabPlaces(tab: SiteField, here: Around): Place[] {
    const around = within(here, tab)
    const base = tab.name === undefined ? around.base : joined(around.base, tab.name)
    return placesOf(tab.fields ?? [], blocksOf, { ...around, base })
  }
}

/** Rows in rows are tried so far down. */
export const deepest = 2

/** Of a field, one block of each kind, as far as it takes so many. */
export const shownBlocks = (
  field: SiteField,
  blocksOf: (field: SiteField) => readonly SiteBlock[],
): readonly SiteBlock[] => blocksOf(field).slice(0, field.maxRows ?? 12)

export const hasValue = (field: SiteField): field is SiteField & { name: string } =>
  field.name !== undefined && !['ui', 'join', 'tabs', 'row', 'collapsible'].includes(field.type)

interface Around extends Omit<Place, 'path' | 'field'> {
  base: string
  depth: number
}

const nothing: Around = {
  base: '',
  depth: 0,
  conditions: [],
  isOutOfReach: false,
  isLocalized: false,
  isInRow: false,
  hasHooks: false,
  hasAccess: false,
}

function within(around: Around, field: SiteField): Around {
  const { admin = {}, access = {}, hooks = {} } = field
  const condition = admin.condition
  return {
    ...around,
    conditions: condition
      ? [...around.conditions, { passes: condition, siblings: around.base }]
      : around.conditions,
    isOutOfReach:
      around.isOutOfReach ||
      Boolean(field.hidden || admin.hidden || admin.readOnly || admin.disabled || field.virtual),
    isLocalized: around.isLocalized || field.localized === true,
    hasHooks: around.hasHooks || Object.values(hooks).some((list) => (list ?? []).length > 0),
    hasAccess: around.hasAccess || Object.keys(access).length > 0,
  }
}

export const joined = (base: string, name: string) => (base === '' ? name : `${base}.${name}`)
