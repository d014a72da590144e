import type { ComponentType, ReactNode } from 'react'
import { createContext } from 'react'
import type { JoinField, ReferenceFilter } from '#contracts/fields'
import type { DocumentPickerActor } from '#machines/document-picker'
import type { Form } from '../../kit/form.ts'

/** Lists that fields show, which themselves are made of what fields show. */
export interface ListsInFields {
  JoinTable: ComponentType<JoinTableProps>
  ListDrawer: ComponentType<ListDrawerProps>
}

/** Given where the panel is put together. */
export const ListsInFieldsContext = createContext<ListsInFields | null>(null)

export interface JoinTableProps {
  form: Form
  field: JoinField
  /** Shown until its files are here. */
  pending?: ReactNode
}

export interface ListDrawerProps extends Offered {
  picker: DocumentPickerActor
  /** For what something is picked. */
  label: string
  fallbackFocus: () => HTMLElement | null
}

/** What a field lets one pick from its lists, and make there. */
export interface Offered {
  /** What may be picked, by the slug of its collection. */
  filter: ReferenceFilter
  /** The order at first, by the slug of the collection. */
  sortOptions: Readonly<Record<string, string>>
  allowCreate: boolean
}
