import type { Config, Plugin } from 'payload'
import { definePlugin } from 'payload'
import type { SearchConfig } from '#config-schema/config'
import type { FindComponent } from '../components/site-components.ts'
import { authorsEndpoint } from '../endpoints/authors/authors-endpoint.ts'
import { bulkEndpoint } from '../endpoints/bulk/bulk-endpoint.ts'
import { changesEndpoint } from '../endpoints/changes/changes-endpoint.ts'
import { configEndpoint } from '../endpoints/config/config-endpoint.ts'
import { streamEvents, watchEvents } from '../endpoints/events/events-endpoints.ts'
import { formStateEndpoint } from '../endpoints/form-state/form-state-endpoint.ts'
import { groupsEndpoint } from '../endpoints/groups/groups-endpoint.ts'
import { importEndpoint } from '../endpoints/import/import-endpoint.ts'
import { readLock, writeLock } from '../endpoints/locks/lock-endpoints.ts'
import { locksEndpoint } from '../endpoints/locks/locks-endpoint.ts'
import { scheduleEndpoints } from '../endpoints/schedule/schedule-endpoints.ts'
import type { LivePace } from '../live/pace.ts'
import { withAuthors } from './authors/author-field.ts'
import { recordAuthors } from './authors/record-authors.ts'
import { blameRequest } from './blame/blame-request.ts'
import { createOnce } from './creations/create-once.ts'
import { creations } from './creations/creations.ts'
import type { FirstUserGuard } from './first-user/first-user-guard.ts'
import { openGuard } from './first-user/first-user-guard.ts'
import { registerFirstUser } from './first-user/register-first-user.ts'
import { goLive } from './live/go-live.ts'
import { tellCollectionSaves, tellGlobalSaves } from './live/tell-saves.ts'
import { tellSessions } from './live/tell-sessions.ts'
import { freeLocksOfUsers } from './locks/free-locks.ts'
import { guardCollectionLocks, guardGlobalLocks } from './locks/guard-locks.ts'
import { hardenLocks } from './locks/harden-locks.ts'
import { keepOwnLocks } from './locks/keep-own-lock.ts'
import { moveOneAtATime } from './order/one-move-at-a-time.ts'
import { endLockoutTrials } from './presets/end-lockout-trials.ts'
import { keepOwners } from './presets/keep-owners.ts'
import { keepCollectionReferences, keepGlobalReferences } from './references/keep-references.ts'
import { dateSnapshots } from './revisions/date-snapshots.ts'
import { guardCollectionRevisions, guardGlobalRevisions } from './revisions/guard-revisions.ts'
import { answerStale } from './revisions/stale-document.ts'
import { withSearch } from './search/with-search.ts'
import { tellStrangers } from './session/tell-strangers.ts'
import { hideWhoExists } from './sign-in/hide-who-exists.ts'
import { endTrials, endTrialsOfDeletion } from './trials/end-trials.ts'

export interface StateroomOptions {
  /** The site's name, in the admin's corner. */
  siteName?: string
  /** Who may make the first user; everyone without it, as in Payload itself. */
  firstUser?: FirstUserGuard
  /** Documents of several collections are found in one. */
  search?: SearchConfig | undefined
  /** Where the site's own components are; without it the panel shows its own. */
  components?: FindComponent
  /** How often browsers that listen get a sign of life, and how many each user may have. */
  live?: Partial<LivePace>
}

/** Adds what the admin needs to a Payload config. Returns a new config and leaves the given one alone. */
export const stateroom = ({
  siteName = 'Stateroom',
  firstUser = openGuard,
  components = () => undefined,
  live = {},
  search,
}: StateroomOptions = {}): Plugin =>
  definePlugin({
    slug: 'stateroom',
    // After every other plugin: users whom they add are guarded as well.
    order: Number.MAX_SAFE_INTEGER,
    plugin: ({ config }) => ({
      ...config,
      collections: [
        ...searched(config, search)
          .map(withAuthors)
          .map(keepCollectionReferences)
          .map(guardCollectionRevisions)
          .map(guardCollectionLocks)
          .map(createOnce)
          .map(endTrialsOfDeletion)
          .map(tellCollectionSaves)
          .map((collection) => (collection.auth ? guarded(collection, firstUser) : collection)),
        creations,
      ],
      globals: (config.globals ?? [])
        .map(withAuthors)
        .map(keepGlobalReferences)
        .map(guardGlobalRevisions)
        .map(guardGlobalLocks)
        .map(tellGlobalSaves),
      endpoints: [
        ...(config.endpoints ?? []),
        configEndpoint({ siteName, firstUser, components }),
        formStateEndpoint,
        bulkEndpoint,
        groupsEndpoint,
        importEndpoint,
        authorsEndpoint,
        changesEndpoint,
        ...scheduleEndpoints,
        readLock,
        writeLock,
        locksEndpoint,
        streamEvents,
        watchEvents,
      ],
      hooks: {
        ...config.hooks,
        afterError: [...(config.hooks?.afterError ?? []), blameRequest, answerStale],
      },
      onInit: async (payload) => {
        await config.onInit?.(payload)
        tellStrangers(payload)
        dateSnapshots(payload)
        recordAuthors(payload)
        endTrials(payload)
        hardenLocks(payload)
        // What is kept of a lock that Payload would take away is no news.
        goLive(payload, live)
        keepOwnLocks(payload)
        endLockoutTrials(payload)
        keepOwners(payload)
        moveOneAtATime(payload)
      },
    }),
  })()

type Collection = NonNullable<Config['collections']>[number]

const searched = ({ collections = [], localization }: Config, search: SearchConfig | undefined) =>
  search ? withSearch(collections, search, Boolean(localization)) : collections

const guarded = (collection: Collection, firstUser: FirstUserGuard): Collection => ({
  ...hideWhoExists(tellSessions(freeLocksOfUsers(collection))),
  endpoints:
    collection.endpoints === false
      ? false
      : [registerFirstUser(collection.slug, firstUser), ...(collection.endpoints ?? [])],
})
