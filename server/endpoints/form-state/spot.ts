import type { DocumentData } from '#contracts/documents'
import type { PayloadField } from '../../kit/payload-fields/payload-field.ts'
import { partName } from '../../kit/payload-fields/payload-field.ts'
import type { Path } from './asking.ts'

/** A level of the document: the root, a group, or a row. */
export interface Level {
  data: DocumentData
  /** The same level as it is stored; null: it is new. */
  stored: DocumentData | null
  /** With the ids of rows, as the answer names it; '' at the root. */
  key: string
  /** With the numbers of rows, as the config's functions know it. */
  path: Path
  /** Of what only arranges fields here: their numbers, outermost first. */
  prefix: string
  /** The nearest block; undefined outside of blocks. */
  block: DocumentData | undefined
  may: Permission
}

/** Whether values may be changed: by who asks alone, and with the document in hand. */
export interface Permission {
  plainly: boolean
  here: boolean
}

/** A field of a level, as its rules see it. */
export interface Spot {
  level: Level
  key: string
  path: Path
}

/** Its name among the others at its level: its own, or its number. */
export const keyPartOf = (field: PayloadField, index: number, prefix: string): string =>
  partName(field) ?? `_index-${prefix}${index}`
