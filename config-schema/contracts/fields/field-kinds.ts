import type {
  ArrayField,
  ClientBlock,
  ClientField,
  ClientTab,
  CollapsibleField,
  FieldKind,
  FieldOfKind,
  GroupField,
  RichTextField,
  RowField,
} from './client-field.ts'

/** What a kind of field is, as far as code asks. What it looks like is for `ui/fields` to say. */
interface KindFacts<Kind extends FieldKind> {
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
  /** The fields that lie in it. */
  children: (field: FieldOfKind<Kind>) => readonly Children[]
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

/** Fields that lie in a field, and where their values are. */
export type Children =
  | {
      /** Beside the field itself: it only arranges them. */
      in: 'parent'
      holder: RowField | CollapsibleField | GroupField | ClientTab
      fields: readonly ClientField[]
    }
  | {
      in: 'record'
      name: string
      holder: GroupField | ClientTab
      fields: readonly ClientField[]
    }
  | {
      in: 'rows'
      /** The slug of the rows that are made of them; null: of all. */
      block: string | null
      holder: ArrayField | ClientBlock
      fields: readonly ClientField[]
    }
  | {
      in: 'nodes'
      /** The type of the nodes that have them. */
      node: 'block' | 'inlineBlock' | 'link' | 'upload'
      /** The slug of a block, or the collection of an upload; null: of all nodes of that type. */
      of: string | null
      holder: RichTextField | ClientBlock
      fields: readonly ClientField[]
    }

const none = () => []

const arranged = (holder: RowField | CollapsibleField): readonly Children[] => [
  { in: 'parent', holder, fields: holder.fields },
]

const named = (holder: GroupField | ClientTab): Children => {
  const { name, fields } = holder
  return name === null ? { in: 'parent', holder, fields } : { in: 'record', name, holder, fields }
}

function inNodes(holder: RichTextField): readonly Children[] {
  const { blocks, inlineBlocks, link, uploads } = holder.features
  const ofBlocks = (node: 'block' | 'inlineBlock', all: readonly ClientBlock[]): Children[] =>
    all.map((block) => ({ in: 'nodes', node, of: block.slug, holder: block, fields: block.fields }))
  return [
    ...ofBlocks('block', blocks),
    ...ofBlocks('inlineBlock', inlineBlocks),
    ...(link
      ? [{ in: 'nodes', node: 'link', of: null, holder, fields: link.fields } as const]
      : []),
    ...Object.entries(uploads).map(
      ([of, fields]) => ({ in: 'nodes', node: 'upload', of, holder, fields }) as const,
    ),
  ]
}

const leaf = {
  holds: 'leaf',
  kept: 'content',
  children: none,
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
  richText: {
    ...leaf,
    holds: 'nodes',
    value: 'richText',
    children: inNodes,
    filter: 'presence',
    rule: 'richText',
  },
  join: { ...whole, value: null, kept: 'elsewhere', filter: 'none', rule: null },
  array: {
    ...rows,
    children: (holder) => [{ in: 'rows', block: null, holder, fields: holder.fields }],
    rule: 'array',
  },
  blocks: {
    ...rows,
    children: ({ blocks }) =>
      blocks.map((holder) => ({
        in: 'rows',
        block: holder.slug,
        holder,
        fields: holder.fields,
      })),
    rule: 'blocks',
  },
  group: {
    ...nothing,
    holds: 'record',
    kept: 'content',
    children: (field) => [named(field)],
  },
  row: { ...nothing, holds: 'layout', children: arranged },
  collapsible: { ...nothing, holds: 'layout', children: arranged },
  tabs: { ...nothing, holds: 'layout', children: ({ tabs }) => tabs.map(named) },
  ui: nothing,
} as const satisfies { [Kind in FieldKind]: KindFacts<Kind> }

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

export const hasRows = (field: ClientField): field is FieldWithRows =>
  factsOf(field).holds === 'rows'

export const hasNodes = (field: ClientField): field is RichTextField =>
  factsOf(field).holds === 'nodes'

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
