import type { SeoPart } from '../seo.ts'
import type { FieldComponents } from '../site-components.ts'

/** Shared by fields that hold a value and by those that only arrange others. */
export interface AnyField {
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
  /** What it is to search engines; absent: nothing special. */
  seo?: SeoPart
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
  /** A hook of the site's own may change the value on its way. */
  hasHooks?: true
}

/** Bounds of the number of entries, where `hasMany`. */
export interface ManyBounds {
  hasMany: boolean
  minRows: number | null
  maxRows: number | null
}
