import type { AccessResult, Payload, PayloadRequest, Where } from 'payload'
import type { AskedDocument } from '#contracts/documents'
import type { Document } from '../kit/document.ts'
import type { Once } from './delivery.ts'

/** What is named so in the config, whether it is there or not. */
export function documentNamed(
  { collections, config }: Payload,
  { collectionSlug, globalSlug, id }: AskedDocument,
): Document | null {
  const global = config.globals.find(({ slug }) => slug === globalSlug)
  if (global) return { global }
  const collection = collections[collectionSlug ?? '']?.config
  return collection && id !== undefined ? { collection, id } : null
}

/**
 * Whether this user may read it now. Those whom the same rule lets read share the question to the
 * database; a rule that says yes or no needs none.
 */
export async function mayRead(
  req: PayloadRequest,
  document: Document,
  once: Once,
): Promise<boolean> {
  const rule = await readRule(req, document)
  if (typeof rule === 'boolean') return rule
  return 'global' in document
    ? mayReadGlobal(req, document.global.slug)
    : once(`read ${JSON.stringify(rule)}`, () => isAmong(req, document, rule))
}

/** What the config says of reading it: yes, no, or which. */
export async function readRule(req: PayloadRequest, document: Document): Promise<AccessResult> {
  if ('global' in document) return document.global.access.read({ req })
  return document.collection.access.read({ req, id: document.id })
}

const mayReadGlobal = (req: PayloadRequest, slug: string): Promise<boolean> =>
  req.payload
    .findGlobal({ slug, select: {}, depth: 0, overrideAccess: false, req })
    .then(() => true)
    .catch(() => false)

async function isAmong(
  { payload }: PayloadRequest,
  { collection, id }: Extract<Document, { id: unknown }>,
  rule: Where,
): Promise<boolean> {
  const { docs } = await payload.find({
    collection: collection.slug,
    where: { and: [{ id: { equals: id } }, rule] },
    select: {},
    depth: 0,
    limit: 1,
    pagination: false,
    trash: true,
  })
  return docs.length > 0
}
