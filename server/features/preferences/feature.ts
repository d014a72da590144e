import type { Feature } from '../../kit/feature.ts'
import { limitPreferences } from './limit-preferences.ts'

export const preferences: Feature = { database: limitPreferences }
