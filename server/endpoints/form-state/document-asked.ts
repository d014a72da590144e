import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { executeAccess } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import type { DocumentData } from '#contracts/documents'
import { savedAs } from '#contracts/first-questions'
import type { FormStateRequest } from '#contracts/form-state'
import { Problem } from '#problems'
import { isPossibleId } from '../../kit/possible-id.ts'
import { withChanges } from './with-changes.ts'

type Entity = SanitizedCollectionConfig | SanitizedGlobalConfig

/** The document that is asked about. */
export interface DocumentAsked {
  entity: Entity
  /** As this user reads it; null: it does not exist yet. */
  stored: DocumentData | null
  /** As it stands on the screen. */
  data: DocumentData
}

/** Reads the document under the user's access and puts in what is on their screen. */
export async function documentAsked(
  req: PayloadRequest,
  asked: FormStateRequest,
): Promise<DocumentAsked> {
  const entity = entityOf(req, asked)
  const stored = await storedOf(req, asked, entity)
  const { data = {}, changes } = asked
  return {
    entity,
    stored,
    data: changes
      ? withChanges(entity.fields, stored ?? {}, changes, req.payload.blocks)
      : { ...data, ...(asked.id !== undefined && { id: asked.id }) },
  }
}

function entityOf({ payload }: PayloadRequest, { collectionSlug, globalSlug }: FormStateRequest) {
  const entity =
    collectionSlug === undefined
      ? payload.config.globals.find(({ slug }) => slug === globalSlug)
      : payload.collections[collectionSlug]?.config
  if (!entity) throw new Problem('document.notFound')
  return entity
}

/** Payload refuses what this user may not read, or not create. */
async function storedOf(
  req: PayloadRequest,
  { id, data = {} }: FormStateRequest,
  entity: Entity,
): Promise<DocumentData | null> {
  const { slug, versions } = entity
  const reading = {
    depth: 0,
    draft: Boolean(versions?.drafts),
    fallbackLocale: false,
    overrideAccess: false,
    req,
  } as const
  if (!('auth' in entity)) return req.payload.findGlobal({ slug, ...reading })
  if (id === undefined) {
    const status = savedAs(hasDraftsEnabled(entity))
    await executeAccess({ data: { ...data, ...status }, req }, entity.access.create)
    return null
  }
  if (!isPossibleId(req.payload, slug, id)) throw new Problem('document.notFound')
  // What is in the trash is shown as well.
  return req.payload.findByID({ collection: slug, id, trash: true, ...reading })
}
