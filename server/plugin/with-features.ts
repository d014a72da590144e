import type { Config } from 'payload'
import type { DatabaseLayer } from '../kit/database-layer.ts'
import { wrapDatabase } from '../kit/database-layer.ts'
import type { Feature } from '../kit/feature.ts'

/** The config with what these features add, one after the other. */
export const withFeatures = (given: Config, features: readonly Feature[]): Config => {
  const config = features.reduce((config, { config: change = unchanged }) => change(config), given)
  return {
    ...config,
    collections: features.reduce(
      (collections, { collection = unchanged, collections: own = [] }) => [
        ...collections.map(collection),
        ...own,
      ],
      config.collections ?? [],
    ),
    globals: features.reduce(
      (globals, { global = unchanged }) => globals.map(global),
      config.globals ?? [],
    ),
    endpoints: [
      ...(config.endpoints ?? []),
      ...features.flatMap(({ endpoints = [] }) => endpoints),
    ],
    hooks: {
      ...config.hooks,
      afterError: [
        ...(config.hooks?.afterError ?? []),
        ...features.flatMap(({ afterError = [] }) => afterError),
      ],
    },
    onInit: async (payload) => {
      for (const { connected } of features) {
        await connected?.(payload, async () => payload.db.connect?.({ hotReload: true }))
      }
      await config.onInit?.(payload)
      for (const { configured, init } of features) {
        configured?.(payload)
        init?.(payload)
      }
      wrapDatabase(payload, [
        ...features.flatMap(({ database }) => (database ? [database(payload)] : [])),
        whenConnectedAgain(async (connect) => {
          for (const { connected } of features) await connected?.(payload, connect)
          for (const { configured } of features) configured?.(payload)
        }),
      ])
    },
  }
}

/** A Payload that gets its config anew closes its database and opens it again. */
const whenConnectedAgain = (
  work: (connect: () => Promise<unknown>) => Promise<void>,
): DatabaseLayer => ({
  connect: async (asked, next) => {
    await next(asked)
    await work(() => next({ hotReload: true }))
  },
})

const unchanged = <Entity>(entity: Entity): Entity => entity
