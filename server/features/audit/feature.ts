import type { AuditConfig } from '#config-schema/config'
import type { Feature } from '../../kit/feature.ts'
import { auditCollection } from './audit-collection.ts'
import { openAuditLog } from './audit-log.ts'
import { recordAccounts, recordFailureInGraphQL } from './record-accounts.ts'
import { recordDocuments, recordGlobal } from './record-documents.ts'

/** Who signed in, changed rights, took data along, deleted or restored something. */
export const auditing = ({ access, keepDays }: AuditConfig): Feature => ({
  collection: (collection) => recordAccounts(recordDocuments(collection)),
  global: recordGlobal,
  afterError: recordFailureInGraphQL,
  collections: [auditCollection(access.read)],
  database: (payload) => {
    const log = openAuditLog(payload, keepDays)
    return {
      destroy: async (nothing, next) => {
        await log.finished()
        await next(nothing)
      },
    }
  },
})
