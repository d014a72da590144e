import type { ClientCollection, ClientField } from '#config-schema'
import type { TextKey } from '#locales'
import { orderField } from '../../client/order.ts'
import type { Text } from '../../kit/text.tsx'

/** Fields that can stand in a list; the others arrange fields or keep a secret. */
type ListedField = Exclude<
  ClientField,
  { type: 'password' | 'group' | 'row' | 'collapsible' | 'tabs' | 'ui' }
>

/** What every document has, whoever wrote the config. */
type SystemContent = { type: 'id' | 'status' | 'moment' | 'words' | 'amount' | 'fileSize' }

export type ColumnContent = ListedField | SystemContent

export interface Column {
  /** The way to the value: `title`, `meta.title`. */
  accessor: string
  label: string
  content: ColumnContent
  isSortable: boolean
}

/** The columns to show: those of the address, else the config's, else what one wants to know first. */
export function shownColumns(
  collection: ClientCollection,
  wanted: readonly string[] | null,
  text: Text,
): readonly Column[] {
  const known = new Map(allColumns(collection, text).map((column) => [column.accessor, column]))
  const among = (accessors: readonly string[]) =>
    accessors.flatMap((accessor) => known.get(accessor) ?? [])

  const choices = [wanted ?? [], collection.defaultColumns, usualColumns(collection)]
  return choices.map(among).find((columns) => columns.length > 0) ?? []
}

/** Every column that the collection can have. */
export const allColumns = (collection: ClientCollection, text: Text): readonly Column[] =>
  listedFields(collection, text).filter(
    ({ content }) => !('disableListColumn' in content && content.disableListColumn),
  )

/** Every way to sort the list: by a column, or as documents were put in order by hand. */
export const sortableFields = (collection: ClientCollection, text: Text): readonly string[] => [
  ...allColumns(collection, text)
    .filter(({ isSortable }) => isSortable)
    .map(({ accessor }) => accessor),
  ...(collection.orderable ? [orderField] : []),
]

/** Every value that a list can know of; what every document has looks alike everywhere. */
export function listedFields(collection: ClientCollection, text: Text): readonly Column[] {
  const ofFields = columnsOf(collection.fields)
  const ofSystem = systemColumns(collection).map(
    ({ accessor, label, type }): Column => ({
      accessor,
      label: text(label),
      content: { type },
      isSortable: true,
    }),
  )
  const system = new Set(ofSystem.map(({ accessor }) => accessor))
  return [...ofSystem, ...ofFields.filter(({ accessor }) => !system.has(accessor))]
}

/** The column whose cell leads to the document. */
export const titleColumn = (
  columns: readonly Column[],
  { useAsTitle }: ClientCollection,
): Column | undefined => columns.find(({ accessor }) => accessor === useAsTitle) ?? columns[0]

const usualColumns = ({ useAsTitle, drafts, timestamps }: ClientCollection): string[] => [
  useAsTitle,
  ...(drafts ? ['_status'] : []),
  ...(timestamps ? ['updatedAt'] : []),
]

function columnsOf(fields: readonly ClientField[], place: Place = top): Column[] {
  return fields.flatMap((field): Column[] => {
    switch (field.type) {
      case 'row':
      case 'collapsible':
        return columnsOf(field.fields, place)
      case 'group':
        return columnsOf(field.fields, below(place, field))
      case 'tabs':
        return field.tabs.flatMap((tab) => columnsOf(tab.fields, below(place, tab)))
      case 'password':
      case 'ui':
        return []
      default:
        return field.hidden ? [] : [columnOf(field, place)]
    }
  })
}

/** In what a field lies, for the way to its value and for people. */
interface Place {
  path: string
  label: string
}

const top: Place = { path: '', label: '' }

const below = (place: Place, { name, label }: { name: string | null; label: string | null }) =>
  name === null
    ? place
    : { path: `${place.path}${name}.`, label: `${place.label}${label ?? name} › ` }

const columnOf = (field: ListedField, place: Place): Column => ({
  accessor: place.path + field.name,
  label: place.label + (field.label ?? field.name),
  content: field,
  isSortable: isSortable(field),
})

/** An order by what people do not see would look like none. */
const isSortable = (field: ListedField): boolean =>
  sortableKinds.has(field.type) && !('hasMany' in field && field.hasMany)

const sortableKinds: ReadonlySet<ListedField['type']> = new Set([
  'text',
  'textarea',
  'number',
  'email',
  'checkbox',
  'date',
  'select',
  'radio',
  'code',
])

interface SystemColumn {
  accessor: string
  label: TextKey
  type: SystemContent['type']
}

function systemColumns({
  drafts,
  timestamps,
  trash,
  upload,
}: ClientCollection): readonly SystemColumn[] {
  return [
    { accessor: 'id', label: 'list.column.id', type: 'id' },
    ...(drafts
      ? ([{ accessor: '_status', label: 'list.column.status', type: 'status' }] as const)
      : []),
    ...(timestamps ? timestampColumns : []),
    ...(trash
      ? ([{ accessor: 'deletedAt', label: 'list.column.deletedAt', type: 'moment' }] as const)
      : []),
    ...(upload ? fileColumns : []),
  ]
}

const timestampColumns: readonly SystemColumn[] = [
  { accessor: 'createdAt', label: 'list.column.createdAt', type: 'moment' },
  { accessor: 'updatedAt', label: 'list.column.updatedAt', type: 'moment' },
]

const fileColumns: readonly SystemColumn[] = [
  { accessor: 'filename', label: 'list.column.fileName', type: 'words' },
  { accessor: 'mimeType', label: 'list.column.mimeType', type: 'words' },
  { accessor: 'filesize', label: 'list.column.fileSize', type: 'fileSize' },
  { accessor: 'width', label: 'list.column.width', type: 'amount' },
  { accessor: 'height', label: 'list.column.height', type: 'amount' },
  { accessor: 'url', label: 'list.column.url', type: 'words' },
]
