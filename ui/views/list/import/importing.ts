import type { ClientCollection } from '#contracts/admin-config'
import type { ImportActor } from '#machines/import'
import type { KeptFile, Target } from '../../../client/import/index.ts'
import { useConfig } from '../../../kit/config.ts'

/** An import into a list: what it is at, where its lines are, and what they are written into. */
export interface Importing {
  actor: ImportActor
  kept: KeptFile
  /** The fields, where this language is written. */
  targetsIn(locale: string | null): readonly Target[]
  keys: readonly string[]
}

/** Whether lines can be written into a collection: by this person, and by a server that knows how. */
export function useMayImport({ access, auth, upload, disableBulkEdit }: ClientCollection): boolean {
  const { changesMany } = useConfig()
  const mayCreate = access.create && auth === null && upload === null
  return changesMany !== undefined && (mayCreate || (access.update && !disableBulkEdit))
}
