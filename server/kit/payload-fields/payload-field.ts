import type { Condition, FieldAccess, Option } from 'payload'

/**
 * A field, tab or block of a config. Each kind is one: it only lacks some of these keys. The fields
 * that the browser gets are such as well.
 */
export interface PayloadField {
  /** '' and null: it only arranges others. */
  name?: string | null
  type?: string
  access?: Partial<Record<'create' | 'read' | 'update', FieldAccess>>
  admin?: { condition?: Condition; disabled?: boolean; readOnly?: boolean }
  blockReferences?: readonly (PayloadBlock | string)[]
  blocks?: readonly PayloadBlock[]
  custom?: Record<string, unknown>
  defaultValue?: unknown
  /** Of rich text: an adapter. */
  editor?: unknown
  fields?: readonly PayloadField[]
  filterOptions?: unknown
  hasMany?: boolean | undefined
  hidden?: boolean
  label?: unknown
  localized?: boolean
  options?: readonly Option[]
  relationTo?: string | readonly string[]
  tabs?: readonly PayloadField[]
  unique?: boolean
  validate?: unknown
}

export interface PayloadBlock {
  admin?: object
  slug: string
  fields: readonly PayloadField[]
}

/** The blocks of the config that fields name instead of holding them. */
export type NamedBlocks<Named extends PayloadBlock = PayloadBlock> = Readonly<Record<string, Named>>

/** null: it only arranges others. */
export const partName = ({ name }: PayloadField): string | null => name || null

/** What no form has, and no browser hears of. */
export const isKeptBack = (field: PayloadField): boolean =>
  field.hidden === true ||
  field.admin?.disabled === true ||
  (field.name === 'id' && !isOwnId(field))

/** Whether it is the `id` field of a collection, and not of a row (`server/features/own-ids`). */
export const isOwnId = ({ custom }: Pick<PayloadField, 'custom'>): boolean =>
  custom?.[ownIdMark] === true

/** What marks it, in its `custom`. */
export const ownIdMark = 'stateroomOwnId'

/** The blocks that a row of this field may be. */
export const blocksOf = <Block extends PayloadBlock>(
  {
    blockReferences,
    blocks = [],
  }: { blockReferences?: readonly (Block | string)[]; blocks?: readonly Block[] },
  named: NamedBlocks<Block>,
): readonly Block[] =>
  (blockReferences ?? blocks).flatMap((block) =>
    typeof block === 'string' ? (named[block] ?? []) : block,
  )
