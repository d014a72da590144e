import type { Feature } from '../../kit/feature.ts'
import { keepCollectionReferences, keepGlobalReferences } from './keep-references.ts'

export const references: Feature = {
  collection: keepCollectionReferences,
  global: keepGlobalReferences,
}
