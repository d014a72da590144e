import type { ManyBounds, ValueField } from './field.ts'

/** What fields have in common that name documents of other collections. */
interface ReferenceField extends ValueField, ManyBounds {
  /** Slugs; more than one: values are `{relationTo, value}`. */
  relationTo: readonly string[]
  isPolymorphic: boolean
  /** Which documents are offered, where the config says so with a query; null: all, or a function decides. */
  filterOptions: PlainWhere | null
  /** What a function decided for this document; never in the projection. */
  filters?: ReferenceFilter
  /** The order of what is offered, by slug; what is not named is ordered by its title. */
  sortOptions: Readonly<Record<string, string>>
  /** New documents can be made from here. */
  allowCreate: boolean
  /** The chosen documents can be put in order. */
  isSortable: boolean
}

/** A query as Payload reads it. */
export type PlainWhere = { readonly [key: string]: unknown }

/** By collection: which documents may be chosen. false: none. */
export type ReferenceFilter = Readonly<Record<string, PlainWhere | false>>

export interface RelationshipField extends ReferenceField {
  type: 'relationship'
  /** The chosen documents can be edited from here. */
  allowEdit: boolean
  /** Chosen from a menu, or from a list in a drawer. */
  appearance: 'select' | 'drawer'
}

export interface UploadField extends ReferenceField {
  type: 'upload'
  /** Whether a picture of the file is shown. */
  displayPreview: boolean
}

export interface JoinField extends ValueField {
  type: 'join'
  collection: readonly string[]
  isPolymorphic: boolean
  /** The field over there that points here. */
  on: string
  /** What else the documents that are listed have to fit; null: nothing. */
  where: PlainWhere | null
  /** Names of fields; empty: what one wants to know first. */
  defaultColumns: readonly string[]
  defaultLimit: number
  /** null: the order of the collection. */
  defaultSort: string | null
  /** New documents that point here can be made from here. */
  allowCreate: boolean
}
