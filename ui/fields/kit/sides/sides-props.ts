import type { FunctionComponent } from 'react'
import type { Reference } from '../../../client/summaries.ts'
import type { Change, Value } from '../../../kit/values.ts'

/** What a value was, and what it is. */
export interface SidesProps<Field> {
  field: Field
  change: Change
  from: Value
  to: Value
  /** Of a date that is kept with a time zone. */
  zones?: { from: Value; to: Value }
  /** The language in which other documents are named. */
  locale: string | null
}

export interface SidesFacet<Field> {
  Sides: FunctionComponent<SidesProps<Field>>
  /** The documents that a value names. */
  referencesIn(field: Field, value: Value): readonly Reference[]
}

export const noReferences = (): readonly Reference[] => []
