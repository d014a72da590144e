import type { CollectionConfig, Plugin } from 'payload'
import { defaultUsers } from '#config-schema/config'

/**
 * Adds users where neither the config nor a plugin has any. Payload would do it by itself, but after
 * every plugin: nobody would guard them.
 */
export const withUsers = (made: (users: CollectionConfig) => CollectionConfig): Plugin =>
  Object.assign<Plugin, { order: number }>(
    ({ collections = [], ...config }) => ({
      ...config,
      collections: collections.some(({ auth }) => auth)
        ? collections
        : [...collections, made({ ...defaultUsers, fields: [] })],
    }),
    // After every other plugin, as ours is.
    { order: Number.MAX_SAFE_INTEGER },
  )
