import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { docAccessOperation, docAccessOperationGlobal } from 'payload'
import { hasScheduledPublishEnabled } from 'payload/shared'
import type { PlannedAction, ScheduledDocument } from '#config-schema'
import { Problem } from '#config-schema'
import { isPossibleId } from '../../kit/possible-id.ts'

/** A document whose publishing can be planned, as this user sees it. */
export type Scheduled =
  | { collection: SanitizedCollectionConfig; id: string | number }
  | { global: SanitizedGlobalConfig }

/** The document that is asked about; refuses what this user does not see. */
export async function scheduledDocument(
  req: PayloadRequest,
  { collectionSlug, globalSlug, id }: ScheduledDocument,
): Promise<Scheduled> {
  const { payload } = req
  const reading = { depth: 0, draft: true, overrideAccess: false, req } as const
  const global = payload.config.globals.find(({ slug }) => slug === globalSlug)
  if (global) {
    mustBeOn(global)
    await payload.findGlobal({ slug: global.slug, ...reading })
    return { global }
  }
  const collection = payload.collections[collectionSlug ?? '']?.config
  if (!collection || id === undefined || !isPossibleId(payload, collection.slug, id)) {
    throw new Problem('document.notFound')
  }
  mustBeOn(collection)
  const { slug } = collection
  const doc = await payload.findByID({ collection: slug, id, disableErrors: true, ...reading })
  if (!doc) throw new Problem('document.notFound')
  return { collection, id: doc.id }
}

function mustBeOn(entity: SanitizedCollectionConfig | SanitizedGlobalConfig): void {
  if (!hasScheduledPublishEnabled(entity)) throw new Problem('schedule.off')
}

/** Refuses whoever may not do now what is to be done later. */
export async function mustBeAllowed(
  req: PayloadRequest,
  document: Scheduled,
  action: PlannedAction,
): Promise<void> {
  const data = { _status: action === 'publish' ? 'published' : 'draft' }
  const { update } =
    'global' in document
      ? await docAccessOperationGlobal({ globalConfig: document.global, data, req })
      : await docAccessOperation({
          collection: req.payload.collections[document.collection.slug]!,
          id: document.id,
          data,
          req,
        })
  if (!update) throw new Problem('access.refused')
}
