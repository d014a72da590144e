import type { SanitizedCollectionConfig } from 'payload'
import type { ClientField } from '#contracts/fields'
import { membersOf } from '#contracts/fields'

const columnsOfNew = 4
const automatic = ['id', 'createdAt', 'updatedAt', '_status', 'deletedAt']

/** What a list shows, searches and sorts by: only what the user may read. */
export function listOf(collection: SanitizedCollectionConfig, fields: readonly ClientField[]) {
  const { admin, defaultSort, orderable, timestamps } = collection
  const names = namesIn(fields)
  const isKnown = (name: string) =>
    automatic.includes(name) || names.includes(name.split('.')[0] ?? '')

  const { pagination, useAsTitle: title = 'id' } = admin
  const useAsTitle = isKnown(title) ? title : 'id'
  const columns = [admin.defaultColumns ?? []].flat().filter(isKnown)
  // Payload takes one name for a list of names, too.
  const searchable = [admin.listSearchableFields ?? useAsTitle].flat().filter(isKnown)
  const isOrder = (name: string) => isKnown(name) || (orderable === true && name === '_order')
  const sort = [defaultSort ?? []].flat().filter((name) => isOrder(name.replace(/^-/, '')))

  return {
    useAsTitle,
    defaultColumns: columns.length > 0 ? columns : firstColumns(useAsTitle, fields),
    listSearchableFields: searchable.filter((name) => name !== 'id'),
    defaultSort: sort.join(',') || (timestamps ? '-createdAt' : 'id'),
    pagination: {
      defaultLimit: pagination?.defaultLimit ?? 10,
      limits: pagination?.limits ?? [5, 10, 25, 50, 100],
    },
  }
}

function firstColumns(useAsTitle: string, fields: readonly ClientField[]): string[] {
  const names = namesIn(fields.filter(isColumn)).filter((name) => name !== useAsTitle)
  return [useAsTitle, ...names].slice(0, columnsOfNew)
}

const isColumn = (field: ClientField): boolean =>
  !field.hidden && !('disableListColumn' in field && field.disableListColumn)

/** The names at the top of a document: nothing is kept under the name of what is only shown. */
const namesIn = (fields: readonly ClientField[]): string[] =>
  membersOf(fields).flatMap(({ name, part }) => ('type' in part && part.type === 'ui' ? [] : name))
