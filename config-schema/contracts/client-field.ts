/** The field kinds of CFG-4, as the browser gets them: no functions, texts in one language. */
export type ClientField =
  | TextField
  | TextareaField
  | NumberField
  | EmailField
  | PasswordField
  | CheckboxField
  | DateField
  | SelectField
  | RadioField
  | RelationshipField
  | UploadField
  | CodeField
  | JsonField
  | PointField
  | RichTextField
  | ArrayField
  | BlocksField
  | GroupField
  | RowField
  | CollapsibleField
  | TabsField
  | JoinField
  | UiField

export type FieldKind = ClientField['type']

/** The field of one kind, e.g. `FieldOfKind<'text'>`. */
export type FieldOfKind<Kind extends FieldKind> = Extract<ClientField, { type: Kind }>

/** Shared by fields that hold a value and by those that only arrange others. */
interface AnyField {
  /** null: the config says `label: false`. */
  label: string | null
  description: string | null
  /** CSS width inside a row, e.g. '50%'. */
  width: string | null
  position: 'main' | 'sidebar'
  /** In the data, never on the screen. */
  hidden: boolean
}

/** A field that holds a value. What the user may not read is not in the projection at all. */
export interface ValueField extends AnyField {
  name: string
  required: boolean
  localized: boolean
  unique: boolean
  placeholder: string | null
  /** A plain default; what a function decides comes from the server. */
  defaultValue: unknown
  /** `admin.readOnly`, or the user may not write it. */
  readOnly: { create: boolean; update: boolean }
  disableListColumn: boolean
  disableListFilter: boolean
  disableBulkEdit: boolean
}

/** Bounds of the number of entries, where `hasMany`. */
interface ManyBounds {
  hasMany: boolean
  minRows: number | null
  maxRows: number | null
}

export interface TextField extends ValueField, ManyBounds {
  type: 'text'
  minLength: number | null
  maxLength: number | null
}

export interface TextareaField extends ValueField {
  type: 'textarea'
  minLength: number | null
  maxLength: number | null
  rows: number | null
}

export interface NumberField extends ValueField, ManyBounds {
  type: 'number'
  min: number | null
  max: number | null
  step: number | null
}

export interface EmailField extends ValueField {
  type: 'email'
}

export interface PasswordField extends ValueField {
  type: 'password'
  minLength: number | null
}

export interface CheckboxField extends ValueField {
  type: 'checkbox'
}

export interface DateField extends ValueField {
  type: 'date'
  appearance: 'dayOnly' | 'dayAndTime' | 'timeOnly' | 'monthOnly'
}

/** One choice of a select or radio field. */
export interface ClientOption {
  label: string
  value: string
}

export interface SelectField extends ValueField {
  type: 'select'
  hasMany: boolean
  options: readonly ClientOption[]
}

export interface RadioField extends ValueField {
  type: 'radio'
  options: readonly ClientOption[]
}

export interface RelationshipField extends ValueField, ManyBounds {
  type: 'relationship'
  /** Slugs; more than one: values are `{relationTo, value}`. */
  relationTo: readonly string[]
  isPolymorphic: boolean
}

export interface UploadField extends ValueField, ManyBounds {
  type: 'upload'
  relationTo: readonly string[]
  isPolymorphic: boolean
}

export interface CodeField extends ValueField {
  type: 'code'
  language: string | null
}

export interface JsonField extends ValueField {
  type: 'json'
}

export interface PointField extends ValueField {
  type: 'point'
}

export interface RichTextField extends ValueField {
  type: 'richText'
}

export interface ArrayField extends ValueField {
  type: 'array'
  labels: { singular: string; plural: string }
  minRows: number | null
  maxRows: number | null
  initCollapsed: boolean
  fields: readonly ClientField[]
}

export interface ClientBlock {
  slug: string
  labels: { singular: string; plural: string }
  fields: readonly ClientField[]
}

export interface BlocksField extends ValueField {
  type: 'blocks'
  labels: { singular: string; plural: string }
  minRows: number | null
  maxRows: number | null
  blocks: readonly ClientBlock[]
}

/** `name: null`: a group on the screen only; its fields are its parent's. */
export interface GroupField extends Omit<ValueField, 'name'> {
  type: 'group'
  name: string | null
  fields: readonly ClientField[]
}

export interface RowField extends AnyField {
  type: 'row'
  fields: readonly ClientField[]
}

export interface CollapsibleField extends AnyField {
  type: 'collapsible'
  initCollapsed: boolean
  fields: readonly ClientField[]
}

/** `name: null`: the tab's fields are its parent's. */
export interface ClientTab {
  name: string | null
  label: string
  description: string | null
  fields: readonly ClientField[]
}

export interface TabsField extends AnyField {
  type: 'tabs'
  tabs: readonly ClientTab[]
}

export interface JoinField extends ValueField {
  type: 'join'
  collection: readonly string[]
  on: string
}

export interface UiField extends AnyField {
  type: 'ui'
  name: string
}
