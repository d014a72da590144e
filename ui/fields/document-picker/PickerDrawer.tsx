import { useSelector } from '@xstate/react'
import { use } from 'react'
import type { RelationshipField, UploadField } from '#contracts/fields'
import type { DocumentPickerActor } from '#machines/document-picker'
import { ListsInFieldsContext } from '../kit/lists-in-fields.ts'
import { filterOf } from '../references/filter-of.ts'

interface PickerDrawerProps {
  picker: DocumentPickerActor
  field: RelationshipField | UploadField
  path: string
}

/** The lists to pick from, while they are open; what they are made of is loaded with the first one. */
export function PickerDrawer({ picker, field, path }: PickerDrawerProps) {
  const isOpen = useSelector(picker, (state) => state.matches('open'))
  const lists = use(ListsInFieldsContext)
  if (!isOpen || !lists) return null
  const { sortOptions, allowCreate } = field
  const label = field.label ?? field.name
  return (
    <lists.ListDrawer
      {...{ picker, label, sortOptions, allowCreate }}
      filter={filterOf(field)}
      fallbackFocus={() => controlAt(path)}
    />
  )
}

/** What opened the list may be gone with the choice: then the field's own control is next. */
const controlAt = (path: string): HTMLElement | null =>
  [...document.querySelectorAll(`[data-field="${CSS.escape(path)}"]`)]
    .at(-1)
    ?.querySelector<HTMLElement>('input, button') ?? null
