import type { Block, Field, FieldAccess } from 'payload'
import type { ClientField } from '#config-schema'
import type { FindComponent } from '../../../components/site-components.ts'
import type { FieldsAccess } from '../permissions.ts'
import type { ReadText } from '../texts.ts'

/** A field of the config of one kind. */
export type Source<Kind extends Field['type']> = Extract<Field, { type: Kind }>

/** What the projection of a field needs to know besides the field. */
export interface Surroundings {
  readText: ReadText
  /** What the site shows in the place of the panel's own. */
  components: FindComponent
  /** Whether the visitor may know of this collection. */
  isVisible: (slug: string) => boolean
  /** A block that fields name instead of holding it. */
  blockOf: (slug: string) => Block | undefined
  /** Whether a rule about access says one thing of one document and another of the next. */
  looksAtDocument: (rule: AccessRule) => boolean
  /** Those that are on offer where a field names none of its own. */
  timezones?: readonly { label: string; value: string }[] | undefined
}

export type AccessRule = FieldAccess

/** Projects the fields of one level: those that the user may read, in the config's order. */
export type ProjectFields = (
  fields: readonly Field[],
  level: FieldsAccess,
  inside?: Inside,
) => ClientField[]

/** Where in the config a list of fields lies. */
export interface Inside {
  /** The numbers of what only arranges fields here, outermost first. */
  prefix: string
  /** Who may see and set what is in here depends on the document. */
  asksAccess: boolean
}

/** `admin` of a field: the kinds differ in which of these they have. */
export interface SourceAdmin {
  autoComplete?: string
  description?: unknown
  disableBulkEdit?: boolean
  disableGroupBy?: boolean
  disableListColumn?: boolean
  disableListFilter?: boolean
  disabled?: boolean
  hidden?: boolean
  initCollapsed?: boolean
  isClearable?: boolean
  isSortable?: boolean
  layout?: string
  placeholder?: unknown
  position?: string
  readOnly?: boolean
  rtl?: boolean
  step?: number
  width?: unknown
}

export const adminOf = (field: { admin?: object }): SourceAdmin => field.admin ?? {}
