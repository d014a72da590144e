import type { Block, Condition, Field, FieldAccess, Option, Validate } from 'payload'

/** A field or a tab with the functions that the config gave it; the kinds differ in which they have. */
export interface Part {
  name?: string
  type?: Field['type']
  access?: Partial<Record<'create' | 'read' | 'update', FieldAccess>>
  admin?: { condition?: Condition; disabled?: boolean; readOnly?: boolean }
  blockReferences?: readonly (Block | string)[]
  blocks?: readonly Block[]
  defaultValue?: unknown
  fields?: readonly Part[]
  filterOptions?: unknown
  hidden?: boolean
  options?: readonly Option[]
  relationTo?: string | readonly string[]
  tabs?: readonly Part[]
  validate?: Validate
}

/** Every kind of field is a part: it only lacks some of its keys. */
export const partOf = (field: object): Part => field

export const partsOf = (fields: readonly object[]): readonly Part[] => fields

/** null: it only arranges others. */
export const nameOf = ({ name }: Part): string | null => name || null

/** Its name among the others at its level: its own, or its number. */
export const keyPartOf = (part: Part, index: number, prefix: string): string =>
  nameOf(part) ?? `_index-${prefix}${index}`

/** What no form has, and no browser hears of. */
export const isKeptBack = ({ admin, hidden, name }: Part): boolean =>
  hidden === true || admin?.disabled === true || name === 'id'

/** The names of the values that this part holds, through what only arranges them. */
export function valueNamesIn(part: Part): string[] {
  const name = nameOf(part)
  if (name !== null) return [name]
  return [...(part.fields ?? []), ...(part.tabs ?? [])].flatMap(valueNamesIn)
}

/** The blocks that a row of this part may be. */
export const blocksOf = (
  { blockReferences, blocks = [] }: Part,
  named: Readonly<Record<string, Block>>,
): readonly Block[] =>
  (blockReferences ?? blocks).flatMap((block) =>
    typeof block === 'string' ? (named[block] ?? []) : block,
  )
