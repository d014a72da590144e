import type { Block, Field } from 'payload'
import type { ClientField } from '#config-schema'
import type { FieldsAccess } from '../permissions.ts'
import type { ReadText } from '../texts.ts'

/** A field of the config of one kind. */
export type Source<Kind extends Field['type']> = Extract<Field, { type: Kind }>

/** What the projection of a field needs to know besides the field. */
export interface Surroundings {
  readText: ReadText
  /** Whether the visitor may know of this collection. */
  isVisible: (slug: string) => boolean
  /** A block that fields name instead of holding it. */
  blockOf: (slug: string) => Block | undefined
}

/** Projects the fields of one level: those that the user may read, in the config's order. */
export type ProjectFields = (fields: readonly Field[], level: FieldsAccess) => ClientField[]

/** `admin` of a field: the kinds differ in which of these they have. */
export interface SourceAdmin {
  description?: unknown
  disableBulkEdit?: boolean
  disableListColumn?: boolean
  disableListFilter?: boolean
  disabled?: boolean
  hidden?: boolean
  initCollapsed?: boolean
  placeholder?: unknown
  position?: string
  readOnly?: boolean
  width?: unknown
}

export const adminOf = (field: { admin?: object }): SourceAdmin => field.admin ?? {}
