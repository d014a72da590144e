import type { DocumentId, Json } from './documents.ts'
import type { StoredVersion } from './versions.ts'

/** Below `{api}`; tells what changed from each version of a document to the next. */
export const changesPath = '/stateroom/changes'

/** As many versions as one answer tells of. */
export const mostChanged = 50

/** As many places as are told of one version. */
export const mostPlaces = 200

/** What `GET {api}/stateroom/changes` is asked, as its query: of a global no id. */
export interface ChangesQuery {
  collectionSlug?: string
  globalSlug?: string
  id?: DocumentId
  /** Only versions that were not saved after this moment: where the answer before ended. */
  from?: string
  limit: number
}

/** Versions from the newest on, each with what it changed. */
export interface VersionChanges {
  versions: readonly ChangedVersion[]
  /** Where to go on; null: these were the oldest. */
  next: string | null
  /** How many are left after these. */
  left: number
}

/** A version without its content: what it changed, and over which version. */
export interface ChangedVersion extends Omit<StoredVersion, 'version'> {
  version: { _status?: Json }
  /** null: nobody knows, or may know. */
  author: string | null
  /** The version that it is compared with; null: there is none before it. */
  before: DocumentId | null
  /** The names of all fields at the top in which something changed. */
  fields: readonly string[]
  places: readonly ChangedPlace[]
  /** How many more places than those that are told. */
  more: number
}

export type PlaceChange = 'added' | 'removed' | 'changed' | 'moved'

/** Where something changed: from the outside in, names of fields, codes of languages, and rows. */
export interface ChangedPlace {
  steps: readonly PlaceStep[]
  change: PlaceChange
}

export type PlaceStep = string | RowStep

/** A row or a block. */
export interface RowStep {
  row: string
  /** Where it stands, from 1 on: in the later version, unless it was removed there. */
  number: number
  /** Its kind of block; null: a row of an array. */
  block: string | null
}
