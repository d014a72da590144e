import type { Feature } from '../../kit/feature.ts'
import { readPoints } from './read-points.ts'

/** Points are read on SQLite where they are asked for by name, as a list does (LIST-4). */
export const points: Feature = { database: readPoints }
