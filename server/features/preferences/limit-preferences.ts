import { APIError } from 'payload'
import { isRecord } from '#contracts/is-record'
import type { DatabaseLayer } from '../../kit/database-layer.ts'

const preferencesSlug = 'payload-preferences'

/** Characters of what one preference holds as JSON: the columns of a list take a few hundred. */
const longestValue = 100_000

/** Characters of its name. */
const longestKey = 200

/**
 * Everybody who is signed in may keep preferences, of any size and without a hook that would see
 * them: a disk could be filled with them.
 */
export const limitPreferences: DatabaseLayer = {
  create: async (creation, next) => {
    if (creation.collection === preferencesSlug) mustBeSmall(creation.data)
    return next(creation)
  },
  updateOne: async (update, next) => {
    if (update.collection === preferencesSlug) mustBeSmall(update.data)
    return next(update)
  },
}

function mustBeSmall(data: unknown): void {
  const { key, value } = isRecord(data) ? data : {}
  const isSmall =
    String(key ?? '').length <= longestKey && (JSON.stringify(value)?.length ?? 0) <= longestValue
  if (!isSmall) throw new APIError('The preference is too large.', 413, undefined, true)
}
