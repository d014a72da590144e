import type { FieldComponents, SiteComponent } from './site-components.ts'

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
  /** Absent: the browser knows all there is to know about it. */
  asks?: Asks
  /** What the site puts in the place of the panel's own. */
  components?: FieldComponents
}

/** What only the server can decide about a field, with the document in hand. */
export interface Asks {
  /** Its name in the answer, where it has none of its own. */
  at?: string
  condition?: true
  /** Who may read or change it depends on the document. */
  access?: true
  /** What may be chosen. */
  options?: true
  /** What a new document or row starts with. */
  defaultValue?: true
  /** What its own rule says against the value. */
  validate?: true
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
  /** Present where lists are not grouped by it. */
  disableGroupBy?: true
  /** A rule or a hook of the site's own decides about the value: only the server can judge it. */
  judgedByServer?: true
}

/** Bounds of the number of entries, where `hasMany`. */
interface ManyBounds {
  hasMany: boolean
  minRows: number | null
  maxRows: number | null
}

/** What a browser fills in by itself, e.g. 'email'; null: nothing. */
interface Completed {
  autoComplete: string | null
}

/** Written from right to left, whatever the page does. */
interface Directed {
  rtl: boolean
}

export interface TextField extends ValueField, ManyBounds, Completed, Directed {
  type: 'text'
  minLength: number | null
  maxLength: number | null
}

export interface TextareaField extends ValueField, Directed {
  type: 'textarea'
  minLength: number | null
  maxLength: number | null
  rows: number | null
}

export interface NumberField extends ValueField, ManyBounds, Completed {
  type: 'number'
  min: number | null
  max: number | null
  step: number | null
}

export interface EmailField extends ValueField, Completed {
  type: 'email'
}

export interface PasswordField extends ValueField, Completed {
  type: 'password'
  minLength: number | null
  maxLength: number | null
}

export interface CheckboxField extends ValueField {
  type: 'checkbox'
}

export interface DateField extends ValueField {
  type: 'date'
  appearance: 'dayOnly' | 'dayAndTime' | 'timeOnly' | 'monthOnly'
  /** The first and the last instant, as ISO texts; of a time of day, its time alone. */
  min: string | null
  max: string | null
  /** The time zone that is kept beside the value, in a field named `<name>_tz`; null: there is none. */
  timezone: {
    options: readonly ClientOption[]
    required: boolean
    defaultValue: string | null
  } | null
}

/** One choice of a select or radio field. */
export interface ClientOption {
  label: string
  value: string
}

export interface SelectField extends ValueField {
  type: 'select'
  hasMany: boolean
  /** The choice can be taken back. */
  isClearable: boolean
  /** The chosen can be put in order. */
  isSortable: boolean
  options: readonly ClientOption[]
}

export interface RadioField extends ValueField {
  type: 'radio'
  options: readonly ClientOption[]
  layout: 'horizontal' | 'vertical'
}

/** What fields have in common that name documents of other collections. */
interface ReferenceField extends ValueField, ManyBounds {
  /** Slugs; more than one: values are `{relationTo, value}`. */
  relationTo: readonly string[]
  isPolymorphic: boolean
  /** Which documents are offered, where the config says so with a query; null: all, or a function decides. */
  filterOptions: PlainWhere | null
  /** What a function decided for this document; never in the projection. */
  filters?: ReferenceFilter
  /** The order of what is offered, by slug; what is not named is ordered by its title. */
  sortOptions: Readonly<Record<string, string>>
  /** New documents can be made from here. */
  allowCreate: boolean
  /** The chosen documents can be put in order. */
  isSortable: boolean
}

/** A query as Payload reads it. */
export type PlainWhere = { readonly [key: string]: unknown }

/** By collection: which documents may be chosen. false: none. */
export type ReferenceFilter = Readonly<Record<string, PlainWhere | false>>

export interface RelationshipField extends ReferenceField {
  type: 'relationship'
  /** The chosen documents can be edited from here. */
  allowEdit: boolean
  /** Chosen from a menu, or from a list in a drawer. */
  appearance: 'select' | 'drawer'
}

export interface UploadField extends ReferenceField {
  type: 'upload'
  /** Whether a picture of the file is shown. */
  displayPreview: boolean
}

export interface CodeField extends ValueField {
  type: 'code'
  language: string | null
  /** The code editor's own options, as far as they are data. */
  editorOptions: Readonly<Record<string, unknown>> | null
}

export interface JsonField extends ValueField {
  type: 'json'
  jsonSchema: { uri: string; schema: Readonly<Record<string, unknown>> } | null
  /** Of the control, in pixels; null: as the page likes. */
  maxHeight: number | null
}

export interface PointField extends ValueField {
  type: 'point'
  step: number | null
}

export interface RichTextField extends ValueField {
  type: 'richText'
}

/** What fields with rows have in common. */
interface RowsField extends ValueField {
  labels: { singular: string; plural: string }
  minRows: number | null
  maxRows: number | null
  initCollapsed: boolean
  /** Whether people may change the order. */
  isSortable: boolean
}

export interface ArrayField extends RowsField {
  type: 'array'
  fields: readonly ClientField[]
}

export interface ClientBlock {
  slug: string
  labels: { singular: string; plural: string }
  /** The heading that the choice of blocks puts it under; null: none. */
  group: string | null
  /** What it looks like, for the choice of blocks. */
  picture: { url: string; alt: string } | null
  /** Whether a person may give each block a name of its own. */
  hasName: boolean
  /** What the site shows in the place of the block's name and first words. */
  label?: SiteComponent
  fields: readonly ClientField[]
}

export interface BlocksField extends RowsField {
  type: 'blocks'
  blocks: readonly ClientBlock[]
  /** The slugs of those that may be added; absent: all. */
  offered?: readonly string[]
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
  /** Each language has all of it of its own. */
  localized?: true
  asks?: Asks
  /** Its condition says that it is not on the form now; never in the projection. */
  isOut?: boolean
  fields: readonly ClientField[]
}

export interface TabsField extends AnyField {
  type: 'tabs'
  tabs: readonly ClientTab[]
}

export interface JoinField extends ValueField {
  type: 'join'
  collection: readonly string[]
  isPolymorphic: boolean
  /** The field over there that points here. */
  on: string
  /** What else the documents that are listed have to fit; null: nothing. */
  where: PlainWhere | null
  /** Names of fields; empty: what one wants to know first. */
  defaultColumns: readonly string[]
  defaultLimit: number
  /** null: the order of the collection. */
  defaultSort: string | null
  /** New documents that point here can be made from here. */
  allowCreate: boolean
}

export interface UiField extends AnyField {
  type: 'ui'
  name: string
}
