import type { Feature } from '../../kit/feature.ts'
import { hideWhoExists } from './hide-who-exists.ts'
import { keepDates } from './keep-dates.ts'
import { refuseForeignSignIn } from './refuse-foreign.ts'
import { unlockByEditors } from './unlock-by-editors.ts'

export const signIn: Feature = {
  collection: (collection) =>
    collection.auth ? refuseForeignSignIn(hideWhoExists(unlockByEditors(collection))) : collection,
  database: keepDates,
}
