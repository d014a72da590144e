import type { CollectionConfig, Field } from 'payload'
import { isOwnId, ownIdMark } from '../../kit/payload-fields/payload-field.ts'

/** The fields with the collection's own `id` among them marked; null: there is none. */
export function withIdMarked(fields: readonly Field[]): Field[] | null {
  let isFound = false
  const marked = mapArranged(fields, (field) => {
    if (!('name' in field) || field.name !== 'id' || !['text', 'number'].includes(field.type)) {
      return field
    }
    isFound = true
    return { ...field, custom: { ...field.custom, [ownIdMark]: true } }
  })
  return isFound ? marked : null
}

/** Whether documents are named by whoever creates them. */
export const isNamedByHand = (collection: Pick<CollectionConfig, 'fields'>): boolean =>
  ownIdOf(collection) !== undefined

/** The collection's own `id` field, once it is marked. */
export function ownIdOf({ fields }: Pick<CollectionConfig, 'fields'>): Field | undefined {
  let found: Field | undefined
  mapArranged(fields, (field) => {
    if (isOwnId(field)) found = field
    return field
  })
  return found
}

/** Goes through the fields of a level, also those that are only arranged in others. */
function mapArranged(fields: readonly Field[], change: (field: Field) => Field): Field[] {
  return fields.map((field) => {
    if (field.type === 'row' || field.type === 'collapsible') {
      return { ...field, fields: mapArranged(field.fields, change) }
    }
    if (field.type === 'tabs') {
      const tabs = field.tabs.map((tab) =>
        'name' in tab && tab.name ? tab : { ...tab, fields: mapArranged(tab.fields, change) },
      )
      return { ...field, tabs }
    }
    return change(field)
  })
}
