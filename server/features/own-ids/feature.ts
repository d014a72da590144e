import type { Feature } from '../../kit/feature.ts'
import { guardIds } from './guard-ids.ts'

/** Documents that are named by whoever creates them (DOC-17). */
export const ownIds: Feature = { collection: guardIds }
