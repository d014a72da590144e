import type { Entity } from './entity-of.ts'

/** The save that was refused. */
export interface RefusedSave {
  entity: Entity
  /** What was to be stored. */
  values: Readonly<Record<string, unknown>>
  /** undefined: of a new document. */
  id: unknown
  isCopy?: boolean
}
