import type { Feature } from '../../kit/feature.ts'
import { createOnce } from './create-once.ts'
import { creationsCollection } from './creations.ts'
import { restoreGlobalOnce } from './restore-global-once.ts'

export const creations: Feature = {
  collection: createOnce,
  global: restoreGlobalOnce,
  collections: [creationsCollection],
}
