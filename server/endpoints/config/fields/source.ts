import type { FieldAccess as AccessRule, Block, Field } from 'payload'
import type { ClientField } from '#contracts/fields'
import type { FindComponent } from '../../../components/find-component.ts'
import type { NamedBlocks } from '../../../kit/payload-fields/payload-field.ts'
import type { FieldAccess, FieldsAccess } from '../permissions.ts'
import type { ReadText } from '../texts.ts'

/** Every kind that the config can write: Payload's types do not list passwords. */
export type SourceKind = Field['type'] | 'password'

/** A field of the config of one kind. */
export type Source<Kind extends SourceKind> = Kind extends 'password'
  ? PasswordSource
  : Extract<Field, { type: Kind }>

type PasswordSource = Omit<Extract<Field, { type: 'text' }>, 'type'> & { type: 'password' }

/** What the projection of a field needs to know besides the field. */
export interface Projection {
  /** What the site shows in the place of the panel's own. */
  components: FindComponent
  /** Whether the visitor may know of this collection. */
  isVisible: (slug: string) => boolean
  blocks: NamedBlocks<Block>
  /** Whether a rule about access says one thing of one document and another of the next. */
  looksAtDocument: (rule: AccessRule) => boolean
  /** What a rule about a field in a node says without a document. */
  allows: (rule: AccessRule) => boolean
  /** Those that are on offer where a field names none of its own. */
  timezones?: readonly { label: string; value: string }[] | undefined
}

export type { AccessRule }

/** Projects the fields of one level: those that the user may read, in the config's order. */
export type ProjectFields = (
  fields: readonly Field[],
  level: FieldsAccess,
  inside?: Inside,
) => ClientField[]

/** Where a field is projected. */
export interface At {
  /** What the visitor may do with the fields at its level. */
  level: FieldsAccess
  projection: Projection
  /** Projects the fields that lie in it. */
  project: ProjectFields
  inside: Inside
}

/** Where a field is projected that holds a value. */
export interface ValueAt extends At {
  access: FieldAccess
}

/** Where in the config a list of fields lies. */
export interface Inside {
  /** The numbers of what only arranges fields here, outermost first. */
  prefix: string
  /** Who may see and set what is in here depends on the document. */
  asksAccess: boolean
  /** The blocks of rich texts that it lies in, outermost first. */
  within: readonly object[]
  /** Reads its texts, and says where they are where one throws. */
  readText: ReadText
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
