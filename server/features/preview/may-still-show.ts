import type { Payload, TypedUser } from 'payload'
import { createLocalReq } from 'payload'
import type { AskedDocument } from '#contracts/documents'
import { mustBeAllowedToUpdate, seekAskedDocument } from '../../kit/asked-document.ts'
import { mayUsePanel } from '../../kit/may-use-panel.ts'
import { isPossibleId } from '../../kit/possible-id.ts'
import type { DraftPass } from './draft-token.ts'

/**
 * Whether whoever has signed a pass could sign it today: with their account, their right to the panel
 * and their right to the document. What they have lost, nobody has through them.
 */
export async function mayStillShow(
  payload: Payload,
  { collection, id }: NonNullable<DraftPass['by']>,
  shown: Pick<DraftPass, 'collection' | 'global' | 'id'>,
  right: 'read' | 'update',
): Promise<boolean> {
  try {
    const user = await userNow(payload, collection, id)
    if (!user) return false
    const req = await createLocalReq({ user, req: { payloadAPI: 'REST' } }, payload)
    const document = (await mayUsePanel(req)) && (await seekAskedDocument(req, askedOf(shown)))
    if (!document) return false
    if (right === 'update') await mustBeAllowedToUpdate(req, document)
    return true
  } catch {
    return false
  }
}

/** As Payload finds who is signed in. */
async function userNow(
  payload: Payload,
  slug: string,
  id: string | number,
): Promise<TypedUser | null> {
  const { auth } = payload.collections[slug]?.config ?? {}
  if (!auth || !isPossibleId(payload, slug, id)) return null
  const which = { collection: slug, id, depth: auth.depth ?? 0 }
  const user = await payload.findByID({ ...which, disableErrors: true })
  const isVerified = user && (!auth.verify || (user as { _verified?: unknown })._verified)
  return isVerified ? ({ ...user, collection: slug } as unknown as TypedUser) : null
}

const askedOf = ({ collection, global, id }: Parameters<typeof mayStillShow>[2]): AskedDocument =>
  global === undefined
    ? {
        ...(collection !== undefined && { collectionSlug: collection }),
        ...(id !== undefined && { id }),
      }
    : { globalSlug: global }
