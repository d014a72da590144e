import type { Feature } from '../../kit/feature.ts'
import { hideWhoExists, sameTimeInGraphQL } from './hide-who-exists.ts'
import { keepDates } from './keep-dates.ts'
import { refuseForeignSignIn } from './refuse-foreign.ts'
import { unlockByEditors } from './unlock-by-editors.ts'

/** Where the host is ours, it tells from where visitors come. */
export const signIn = (isHosted: boolean): Feature => ({
  collection: (collection) =>
    collection.auth
      ? refuseForeignSignIn(
          hideWhoExists(unlockByEditors(collection), { knowsAddresses: isHosted }),
        )
      : collection,
  afterError: sameTimeInGraphQL,
  database: keepDates,
})
