import type { Feature } from '../../kit/feature.ts'
import { missingTablesIn } from '../../kit/missing-tables.ts'
import { asEmpty } from './as-empty.ts'
import { findMissing } from './find-missing.ts'
import { leaveOutFields } from './leave-out-fields.ts'

/**
 * In production Payload changes no tables by itself. Until the migration of a project has run, the
 * plugin does without what it would keep, and the site's own requests are answered as before.
 */
export function missingTables(features: readonly Feature[]): Feature {
  const added = {
    collections: features.flatMap(({ collections = [] }) => collections.map(({ slug }) => slug)),
    fields: features.flatMap(({ fields = [] }) => fields),
  }
  return {
    connected: async (payload, connect) => {
      const missing = await findMissing(payload, added)
      missingTablesIn.keep(payload, missing ?? undefined)
      if (!missing) return
      payload.logger.warn(sentence(missing.names))
      if (missing.fields.size > 0) await leaveOutFields(payload, missing.fields, connect)
    },
    database: asEmpty,
  }
}

const sentence = (names: readonly string[]): string =>
  `The database lacks what Stateroom keeps in it: ${names.join(', ')}. To add it, run "npx payload migrate:create stateroom", then "npx payload migrate", and start again. Until then, Stateroom works without it.`
