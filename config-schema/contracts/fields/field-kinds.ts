import type { ClientField, FieldKind, FieldOfKind, RichTextField } from './client-field.ts'

/** What a kind of field is, as far as code asks. What it looks like is for `ui/fields` to say. */
interface KindFacts {
  /**
   * What it has under its name: one value; a value that is an object or a list, yet one piece, and is
   * never merged part by part; a tree of nodes, merged block by block; an object of fields; a list of
   * such. A layout has no name: it arranges fields of its parent.
   */
  holds: 'nothing' | 'layout' | 'leaf' | 'whole' | 'nodes' | 'record' | 'rows'
  /** What its value is; where `hasMany`, a list of such. */
  value: ValueShape | null
  /** Where the value belongs: to the content, to nobody's eyes, or to other documents. */
  kept: 'content' | 'secret' | 'elsewhere' | 'nowhere'
  /** What the name of a value that is kept beside it ends with. */
  companion: '_tz' | null
  /** How lists are filtered by it. */
  filter: FilterStyle
  isSortable: boolean
  /** Its values are few enough, and stand for themselves. */
  isGroupable: boolean
  /** Its first line tells a row from its neighbours. */
  namesRow: boolean
  /** Payload's rule for its value. */
  rule: PayloadRule | null
}

export type ValueShape =
  | 'text'
  | 'number'
  | 'boolean'
  | 'date'
  | 'option'
  | 'reference'
  | 'point'
  | 'json'
  | 'richText'

export type FilterStyle = 'none' | 'presence' | 'exact' | 'oneOf' | 'part' | 'words' | 'order'

export type PayloadRule =
  | 'array'
  | 'blocks'
  | 'checkbox'
  | 'code'
  | 'date'
  | 'email'
  | 'json'
  | 'number'
  | 'password'
  | 'point'
  | 'radio'
  | 'relationship'
  | 'richText'
  | 'select'
  | 'text'
  | 'textarea'
  | 'upload'

const leaf = {
  holds: 'leaf',
  kept: 'content',
  companion: null,
  isSortable: false,
  isGroupable: false,
  namesRow: false,
} as const

/** An object or a list that is one piece. */
const whole = { ...leaf, holds: 'whole' } as const

const rows = { ...leaf, holds: 'rows', value: null, filter: 'none' } as const

const nothing = {
  ...leaf,
  holds: 'nothing',
  value: null,
  kept: 'nowhere',
  filter: 'none',
  rule: null,
} as const

/** Every kind with what it is: the one place that a new kind is taught to, beside its view and its projection. */
export const fieldKinds = {
  text: {
    ...leaf,
    value: 'text',
    namesRow: true,
    filter: 'words',
    isSortable: true,
    isGroupable: true,
    rule: 'text',
  },
  textarea: {
    ...leaf,
    value: 'text',
    namesRow: true,
    filter: 'words',
    isSortable: true,
    rule: 'textarea',
  },
  email: {
    ...leaf,
    value: 'text',
    namesRow: true,
    filter: 'part',
    isSortable: true,
    isGroupable: true,
    rule: 'email',
  },
  code: { ...leaf, value: 'text', filter: 'words', isSortable: true, rule: 'code' },
  password: { ...leaf, value: null, kept: 'secret', filter: 'none', rule: 'password' },
  number: {
    ...leaf,
    value: 'number',
    filter: 'order',
    isSortable: true,
    isGroupable: true,
    rule: 'number',
  },
  checkbox: {
    ...leaf,
    value: 'boolean',
    filter: 'exact',
    isSortable: true,
    isGroupable: true,
    rule: 'checkbox',
  },
  date: {
    ...leaf,
    value: 'date',
    companion: '_tz',
    filter: 'order',
    isSortable: true,
    isGroupable: true,
    rule: 'date',
  },
  select: {
    ...leaf,
    value: 'option',
    filter: 'oneOf',
    isSortable: true,
    isGroupable: true,
    rule: 'select',
  },
  radio: {
    ...leaf,
    value: 'option',
    filter: 'oneOf',
    isSortable: true,
    isGroupable: true,
    rule: 'radio',
  },
  relationship: {
    ...leaf,
    value: 'reference',
    filter: 'oneOf',
    isGroupable: true,
    rule: 'relationship',
  },
  upload: { ...leaf, value: 'reference', filter: 'oneOf', rule: 'upload' },
  point: { ...whole, value: 'point', filter: 'presence', rule: 'point' },
  json: { ...whole, value: 'json', filter: 'presence', rule: 'json' },
  richText: { ...leaf, holds: 'nodes', value: 'richText', filter: 'presence', rule: 'richText' },
  join: { ...whole, value: null, kept: 'elsewhere', filter: 'none', rule: null },
  array: { ...rows, rule: 'array' },
  blocks: { ...rows, rule: 'blocks' },
  group: { ...nothing, holds: 'record', kept: 'content' },
  row: { ...nothing, holds: 'layout' },
  collapsible: { ...nothing, holds: 'layout' },
  tabs: { ...nothing, holds: 'layout' },
  ui: nothing,
} as const satisfies { [Kind in FieldKind]: KindFacts }

type Facts = typeof fieldKinds

/** The kinds of which these facts are true, e.g. `KindWhere<{ holds: 'rows' }>`. */
export type KindWhere<Wanted> = {
  [Kind in FieldKind]: Facts[Kind] extends Wanted ? Kind : never
}[FieldKind]

/** The fields of such kinds. */
export type FieldWhere<Wanted> = FieldOfKind<KindWhere<Wanted>>

/** A field whose value is a list of rows. */
export type FieldWithRows = FieldWhere<{ holds: 'rows' }>

interface Valued {
  holds: 'leaf' | 'whole' | 'nodes' | 'rows'
}

/** A field with a value of its own. */
export type ValuedField = FieldWhere<Valued>

/** A field with a value of its own that people write; a group's is that of its fields. */
export type WrittenField = FieldWhere<Valued & { kept: 'content' | 'secret' }>

/** The same without secrets: what a file, a list or a copy may take along. */
export type ContentField = FieldWhere<Valued & { kept: 'content' }>

/** A field whose value is of such a shape, e.g. `FieldOfShape<'reference'>`. */
export type FieldOfShape<Shape extends ValueShape> = FieldWhere<{ value: Shape }>

export const factsOf = <Kind extends FieldKind>({ type }: { type: Kind }): Facts[Kind] =>
  fieldKinds[type]

/** Of Payload's fields as well, and of tabs, which have no type. */
export function hasRows(field: ClientField): field is FieldWithRows
export function hasRows(field: { type?: string }): boolean
export function hasRows({ type }: { type?: string }): boolean {
  return holdsOf(type) === 'rows'
}

export function hasNodes(field: ClientField): field is RichTextField
export function hasNodes(field: { type?: string }): boolean
export function hasNodes({ type }: { type?: string }): boolean {
  return holdsOf(type) === 'nodes'
}

const holdsOf = (type: string | undefined): KindFacts['holds'] | undefined =>
  fieldKinds[type as FieldKind]?.holds

export const hasShape = <Shape extends ValueShape>(
  field: ClientField,
  shape: Shape,
): field is FieldOfShape<Shape> => factsOf(field).value === shape

export const isValued = (field: ClientField): field is ValuedField =>
  ['leaf', 'whole', 'nodes', 'rows'].includes(factsOf(field).holds)

export const isWritten = (field: ClientField): field is WrittenField =>
  isValued(field) && factsOf(field).kept !== 'elsewhere'

export const isContent = (field: ClientField): field is ContentField =>
  isValued(field) && factsOf(field).kept === 'content'

/** Its value is a list of what one value is. */
export const holdsMany = (field: ClientField): boolean => 'hasMany' in field && field.hasMany
