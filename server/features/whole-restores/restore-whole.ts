import type { FlattenedField, Payload } from 'payload'
import type { DatabaseLayer } from '../../kit/database-layer.ts'

/**
 * A version knows nothing of a field that was empty, or wasn't there, when it was kept, and MongoDB leaves what
 * isn't written as it is: the restored document would have the value of a later version.
 */
export function restoreWhole(payload: Payload): DatabaseLayer {
  const whole = <Asked extends Restoring>(
    asked: Asked,
    key: 'data' | 'versionData',
    fields: readonly FlattenedField[] | undefined,
  ): Asked =>
    asked.req?.context?.isRestoringVersion && fields
      ? { ...asked, [key]: { ...emptied(fields), ...Object(asked[key]) } }
      : asked
  // No version has the password of a user.
  const ofCollection = (slug: string) => {
    const config = payload.collections[slug]?.config
    return config?.auth ? undefined : config?.flattenedFields
  }
  const ofGlobal = (slug: string) =>
    payload.globals.config.find((global) => global.slug === slug)?.flattenedFields

  return {
    updateOne: (asked, next) =>
      next(asked.id === undefined ? asked : whole(asked, 'data', ofCollection(asked.collection))),
    createVersion: (asked, next) =>
      next(whole(asked, 'versionData', ofCollection(asked.collectionSlug))),
    updateGlobal: (asked, next) => next(whole(asked, 'data', ofGlobal(asked.slug))),
    createGlobalVersion: (asked, next) =>
      next(whole(asked, 'versionData', ofGlobal(asked.globalSlug))),
  }
}

interface Restoring {
  req?: { context?: Record<string, unknown> } | undefined
  data?: unknown
  versionData?: unknown
}

/** null for each field that can be restored. */
const emptied = (fields: readonly FlattenedField[]): Record<string, null> =>
  Object.fromEntries(
    fields.flatMap(({ name, type, ...field }) =>
      type === 'join' || ('virtual' in field && field.virtual) || isKept(name)
        ? []
        : [[name, null]],
    ),
  )

/** Dates, orders, and what Payload writes of a file: no version restores them. */
const isKept = (name: string): boolean => name.startsWith('_') || kept.has(name)

const kept: ReadonlySet<string> = new Set([
  ...['createdAt', 'deletedAt', 'id', 'updatedAt'],
  ...['filename', 'filesize', 'focalX', 'focalY', 'height', 'mimeType', 'sizes', 'thumbnailURL'],
  ...['url', 'width'],
])
