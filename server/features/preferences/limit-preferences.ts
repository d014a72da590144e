import type { Payload, PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { isRecord } from '#contracts/is-record'
import type { DatabaseLayer } from '../../kit/database-layer.ts'
import { canHold, holdPreference } from '../../kit/hold-document.ts'
import { inTransaction } from '../../kit/in-transaction.ts'
import { oneAfterAnother } from '../../kit/one-after-another.ts'

const preferencesSlug = 'payload-preferences'

/** Characters of what one preference holds as JSON: the columns of a list take a few hundred. */
const longestValue = 100_000

/** Characters of its name. */
const longestKey = 200

/**
 * Everybody who is signed in may keep preferences, of any size and without a hook that would see
 * them: a disk could be filled with them. Payload looks for one and makes it where there is none: of
 * two windows at the same moment each would make one, and read the other's.
 */
export const limitPreferences = (payload: Payload): DatabaseLayer => ({
  create: async (creation, next) => {
    if (creation.collection === preferencesSlug) mustBeSmall(creation.data)
    return next(creation)
  },
  updateOne: async (update, next) => {
    if (update.collection !== preferencesSlug) return next(update)
    mustBeSmall(update.data)
    const { options, req, where } = update
    if (!options?.upsert || !req) return next(update)
    const which = JSON.stringify(where)
    const write = () => next(update)
    return inTransaction(req as PayloadRequest, async () => {
      const asked = req as PayloadRequest
      if (!(await canHold(asked))) return oneAfterAnother(payload, `preference/${which}`, write)
      await holdPreference(asked, which)
      return write()
    })
  },
})

function mustBeSmall(data: unknown): void {
  const { key, value } = isRecord(data) ? data : {}
  const isSmall =
    String(key ?? '').length <= longestKey && (JSON.stringify(value)?.length ?? 0) <= longestValue
  if (!isSmall) throw new APIError('The preference is too large.', 413, undefined, true)
}
