import type { PayloadRequest, TypeWithID, Where } from 'payload'
import type { FormStateRequest, LockOwner } from '#config-schema'
import { isRecord } from '#config-schema'
import { userTitle } from '../../kit/user-title.ts'
import type { DocumentAsked } from './document-asked.ts'

/** Payload keeps who edits what here, where anything can be locked. */
const locksSlug = 'payload-locked-documents'

/** Seconds; Payload's own. */
const defaultDuration = 300

/** Who else has the document open: an expired lock is none (R4). */
export async function lockOwner(
  req: PayloadRequest,
  { id }: Pick<FormStateRequest, 'id'>,
  { entity, stored }: Pick<DocumentAsked, 'entity' | 'stored'>,
): Promise<LockOwner | null> {
  const { lockDocuments, slug } = entity
  const { payload, user } = req
  if (lockDocuments === false || stored === null || !payload.collections[locksSlug]) return null

  const seconds = typeof lockDocuments === 'object' ? lockDocuments.duration : defaultDuration
  const { docs } = await payload.find({
    collection: locksSlug,
    where: { and: [placeOf(slug, id), { updatedAt: { greater_than: secondsAgo(seconds) } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const owner: unknown = docs[0]?.user
  if (!isRecord(owner)) return null
  const { relationTo, value } = owner
  if (typeof relationTo !== 'string' || !isId(value)) return null
  if (relationTo === user?.collection && String(value) === String(user.id)) return null
  return { id: value, collection: relationTo, title: await userTitle(req, relationTo, value) }
}

const placeOf = (slug: string, id: string | number | undefined): Where =>
  id === undefined
    ? { globalSlug: { equals: slug } }
    : { and: [{ 'document.relationTo': { equals: slug } }, { 'document.value': { equals: id } }] }

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

const isId = (value: unknown): value is TypeWithID['id'] =>
  typeof value === 'string' || typeof value === 'number'
