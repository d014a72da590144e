import type { Feature } from '../../kit/feature.ts'
import { takeEmpty, takeEmptyGlobal } from './take-empty.ts'

/** Groups and lists may be sent as null, and are emptied. Payload answers that with 500. */
export const emptyValues = (isLocalized: boolean): Feature => ({
  collection: (collection) => takeEmpty(collection, isLocalized),
  global: (global) => takeEmptyGlobal(global, isLocalized),
})
