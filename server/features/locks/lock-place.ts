import type {
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  Where,
} from 'payload'
import type { Document } from '../../kit/document.ts'

/** Payload keeps who edits what here, where anything can be locked. */
export const locksSlug = 'payload-locked-documents'

/** Seconds; Payload's own. */
const defaultDuration = 300

type Entity = SanitizedCollectionConfig | SanitizedGlobalConfig

export const entityOf = (document: Document): Entity =>
  'global' in document ? document.global : document.collection

/** Whether its documents are locked by whoever edits them (LOCK-1). */
export const isLockable = ({ payload }: PayloadRequest, { lockDocuments }: Entity): boolean =>
  lockDocuments !== false && payload.collections[locksSlug] !== undefined

/** How long a lock is one after its holder's last edit, ms. */
export const durationOf = ({ lockDocuments }: Entity): number =>
  1000 * (typeof lockDocuments === 'object' ? lockDocuments.duration : defaultDuration)

export const lockOf = (document: Document): Where =>
  'global' in document
    ? { globalSlug: { equals: document.global.slug } }
    : {
        and: [
          { 'document.relationTo': { equals: document.collection.slug } },
          { 'document.value': { equals: document.id } },
        ],
      }
