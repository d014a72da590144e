import type { Payload } from 'payload'
import type { Feature } from '../kit/feature.ts'
import { startLive } from './live.ts'
import { endStreams, keepLive } from './live-of.ts'
import type { LivePace } from './pace.ts'
import { defaultPace } from './pace.ts'
import { publishLocks } from './publish-locks.ts'
import { publishCollectionSaves, publishGlobalSaves } from './publish-saves.ts'
import { publishSignOuts } from './publish-sign-outs.ts'

/** Browsers are told what happens, until the database is closed. */
export const live = (pace: Partial<LivePace>): Feature => ({
  collection: (collection) => publishSignOuts(publishCollectionSaves(collection)),
  global: publishGlobalSaves,
  init: (payload) => begin(payload, pace),
  database: (payload) => ({
    ...publishLocks(payload),
    destroy: async (nothing, next) => {
      await endStreams(payload)
      await next(nothing)
    },
    // A Payload that gets its config anew closes its database and opens it again.
    connect: async (asked, next) => {
      await next(asked)
      begin(payload, pace)
    },
  }),
})

const begin = (payload: Payload, pace: Partial<LivePace>): void =>
  keepLive(payload, startLive(payload, { ...defaultPace, ...pace }))
