import type { ClientCollection } from '#contracts/admin-config'
import { documentStatuses } from '#contracts/document-status'
import type { ClientField } from '#contracts/fields'
import { factsOf, holdsMany, membersOf } from '#contracts/fields'
import { hasOwnId } from '#contracts/own-ids'
import type { TextKey } from '#locales'
import { orderField } from '../../client/order.ts'
import type { ListedField } from '../../fields/tables/cells.ts'
import { isListed } from '../../fields/tables/cells.ts'
import type { Text } from '../../kit/text.tsx'
import type { ColumnContent, SystemContent } from './contents.ts'
import { isSystem } from './contents.ts'

export interface Column {
  /** The way to the value: `title`, `meta.title`. */
  accessor: string
  label: string
  content: ColumnContent
  isSortable: boolean
}

/** The way to the time zone that is kept beside a date; null: there is none. */
export const zoneAccessor = ({ accessor, content }: Column): string | null =>
  content.type === 'date' && content.timezone !== null ? `${accessor}_tz` : null

/** The columns to show: those of the address, else the config's, else what one wants to know first. */
export function shownColumns(
  collection: ClientCollection,
  wanted: readonly string[] | null,
  text: Text,
): readonly Column[] {
  const all = allColumns(collection, text)
  const known = new Map(all.map((column) => [column.accessor, column]))
  const among = (accessors: readonly string[]) =>
    accessors.flatMap((accessor) => known.get(accessor) ?? [])

  const choices = [wanted ?? [], collection.defaultColumns, usualColumns(collection, all)]
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
    ({ accessor, label, content }): Column => ({
      accessor,
      label: text(label),
      content,
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

const usualColumns = (
  { useAsTitle, drafts, timestamps }: ClientCollection,
  all: readonly Column[],
): string[] => [
  useAsTitle,
  // An id tells nobody what a document is about.
  ...(useAsTitle === 'id' ? all.filter(isOfField).slice(0, 3).map(accessorOf) : []),
  ...(drafts ? ['_status'] : []),
  ...(timestamps ? ['updatedAt'] : []),
]

const isOfField = ({ content }: Column): boolean => !isSystem(content)

const accessorOf = ({ accessor }: Column): string => accessor

const columnsOf = (fields: readonly ClientField[], parent: ColumnParent = top): Column[] =>
  membersOf(fields).flatMap(({ part, fields: within }) => {
    if (within) return columnsOf(within, below(parent, part))
    return isListed(part) && !part.hidden ? columnOf(part, parent) : []
  })

/** In what a field lies, for the way to its value and for people. */
interface ColumnParent {
  path: string
  label: string
}

const top: ColumnParent = { path: '', label: '' }

const below = (
  parent: ColumnParent,
  { name, label }: { name: string | null; label: string | null },
) => ({
  path: `${parent.path}${name}.`,
  label: `${parent.label}${label ?? name} › `,
})

const columnOf = (field: ListedField, parent: ColumnParent): Column => ({
  accessor: parent.path + field.name,
  label: parent.label + (field.label ?? field.name),
  content: field,
  isSortable: isSortable(field),
})

/** An order by what people do not see would look like none. */
const isSortable = (field: ListedField): boolean => factsOf(field).isSortable && !holdsMany(field)

interface SystemColumn {
  accessor: string
  label: TextKey
  content: SystemContent
}

function systemColumns(collection: ClientCollection): readonly SystemColumn[] {
  const { drafts, timestamps, trash, upload } = collection
  const isOwn = hasOwnId(collection)
  return [
    { accessor: 'id', label: 'list.column.id', content: { type: 'id', ...(isOwn && { isOwn }) } },
    ...(drafts
      ? ([
          {
            accessor: '_status',
            label: 'list.column.status',
            content: { type: 'status', statuses: statusesWith(drafts) },
          },
        ] as const)
      : []),
    ...(timestamps ? timestampColumns : []),
    ...(trash
      ? ([
          { accessor: 'deletedAt', label: 'list.column.deletedAt', content: { type: 'moment' } },
        ] as const)
      : []),
    ...(upload ? fileColumns : []),
  ]
}

const statusesWith = ({ schedule }: NonNullable<ClientCollection['drafts']>) =>
  documentStatuses.filter((status) => status !== 'scheduled' || schedule)

const timestampColumns: readonly SystemColumn[] = [
  { accessor: 'createdAt', label: 'list.column.createdAt', content: { type: 'moment' } },
  { accessor: 'updatedAt', label: 'list.column.updatedAt', content: { type: 'moment' } },
]

const fileColumns: readonly SystemColumn[] = [
  { accessor: 'filename', label: 'list.column.fileName', content: { type: 'words' } },
  { accessor: 'mimeType', label: 'list.column.mimeType', content: { type: 'words' } },
  { accessor: 'filesize', label: 'list.column.fileSize', content: { type: 'fileSize' } },
  { accessor: 'width', label: 'list.column.width', content: { type: 'amount' } },
  { accessor: 'height', label: 'list.column.height', content: { type: 'amount' } },
  { accessor: 'url', label: 'list.column.url', content: { type: 'words' } },
]
