import type { Feature } from '../../kit/feature.ts'
import { hideWhoExists } from './hide-who-exists.ts'
import { keepDates } from './keep-dates.ts'

export const signIn: Feature = {
  collection: (collection) => (collection.auth ? hideWhoExists(collection) : collection),
  database: keepDates,
}
