import type { ClientCollection } from '#contracts/admin-config'
import { useText } from '../../../kit/text.tsx'
import type { Column } from '../columns.ts'
import { groupableFields } from './groupable.ts'

/** The fields by which a list can be put in groups; a trash is not. */
export function useGroupable(collection: ClientCollection, isTrash: boolean): readonly Column[] {
  const text = useText()
  return isTrash ? [] : groupableFields(collection, text)
}
