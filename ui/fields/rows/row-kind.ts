import type { ClientField } from '#config-schema'

/** What a row is called, and what it is made of. */
export interface RowKind {
  label: string
  fields: readonly ClientField[]
  /** Whether the name says something that its neighbours' do not. */
  isTelling: boolean
}
