import type { Feature } from '../../kit/feature.ts'
import { createOnce } from './create-once.ts'
import { creationsCollection } from './creations.ts'

export const creations: Feature = { collection: createOnce, collections: [creationsCollection] }
