import type { HeadingTag, RichTextFeatureName, TextState } from '../rich-text/features.ts'
import type { BlockComponents, SiteComponent } from '../site-components.ts'
import type { AnyField, Asks, ValueField } from './field.ts'
import type { JoinField, RelationshipField, UploadField } from './reference-fields.ts'
import type {
  CheckboxField,
  CodeField,
  DateField,
  EmailField,
  JsonField,
  NumberField,
  PasswordField,
  PointField,
  RadioField,
  SelectField,
  TextareaField,
  TextField,
} from './value-fields.ts'

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
  /** What the site shows in the place of the block, or of its name. */
  components?: BlockComponents
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

export interface UiField extends AnyField {
  type: 'ui'
  name: string
}

export interface RichTextField extends ValueField {
  type: 'richText'
  features: RichTextFeatures
  /** `json`: the site's editor is none that we know, and its values are shown as they are. */
  editor?: 'json'
}

/** What the editor of one field offers, as the browser gets it (RICH-1). */
export interface RichTextFeatures {
  /** In the order in which they are shown. */
  enabled: readonly RichTextFeatureName[]
  headings: readonly HeadingTag[]
  blocks: readonly ClientBlock[]
  inlineBlocks: readonly ClientBlock[]
  link: RichTextLink | null
  /** The fields of an embedded file, by its collection; a collection that is no key cannot be embedded. */
  uploads: Readonly<Record<string, readonly ClientField[]>>
  /** The collections of embedded documents. */
  relationships: readonly string[]
  /** Node types without indentation. */
  notIndented: readonly string[]
  textStates: readonly TextState[]
  /** What the site adds of its own, in the order of the toolbar. */
  custom: readonly SiteComponent[]
}

export interface RichTextLink {
  /** The collections of internal links. */
  collections: readonly string[]
  /** `never`: an address that is typed stays text. */
  autoLinks: 'always' | 'whenTyped' | 'never'
  /** The site's own fields, beside address, document and new tab. */
  fields: readonly ClientField[]
}
