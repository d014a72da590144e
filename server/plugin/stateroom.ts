import type { Config, Plugin } from 'payload'
import { definePlugin } from 'payload'
import { configEndpoint } from '../endpoints/config/config-endpoint.ts'
import type { FirstUserGuard } from './first-user/first-user-guard.ts'
import { openGuard } from './first-user/first-user-guard.ts'
import { registerFirstUser } from './first-user/register-first-user.ts'
import { hideWhoExists } from './sign-in/hide-who-exists.ts'

export interface StateroomOptions {
  /** The site's name, in the admin's corner. */
  siteName?: string
  /** Who may make the first user; everyone without it, as in Payload itself. */
  firstUser?: FirstUserGuard
}

/** Adds what the admin needs to a Payload config. Returns a new config and leaves the given one alone. */
export const stateroom = ({
  siteName = 'Stateroom',
  firstUser = openGuard,
}: StateroomOptions = {}): Plugin =>
  definePlugin({
    slug: 'stateroom',
    // After every other plugin: users whom they add are guarded as well.
    order: Number.MAX_SAFE_INTEGER,
    plugin: ({ config }) => ({
      ...config,
      collections: (config.collections ?? []).map((collection) =>
        collection.auth ? guarded(collection, firstUser) : collection,
      ),
      endpoints: [...(config.endpoints ?? []), configEndpoint({ siteName, firstUser })],
    }),
  })()

type Collection = NonNullable<Config['collections']>[number]

const guarded = (collection: Collection, firstUser: FirstUserGuard): Collection => ({
  ...hideWhoExists(collection),
  endpoints:
    collection.endpoints === false
      ? false
      : [registerFirstUser(collection.slug, firstUser), ...(collection.endpoints ?? [])],
})
