import type { PayloadRequest } from 'payload'
import type { DocumentId } from '#contracts/documents'
import { userKey } from '../../features/comments/user-key.ts'
import type { Document } from '../../kit/document.ts'
import { mayUsePanel } from '../../kit/may-use-panel.ts'
import { idAsKept, isPossibleId } from '../../kit/possible-id.ts'
import type { StoredUser } from '../../kit/request-as.ts'
import { requestAs } from '../../kit/request-as.ts'
import type { Once } from '../../live/delivery.ts'
import { askOnce } from '../../live/delivery.ts'
import { mayRead } from '../../live/may-read.ts'
import { couldDecide, keyOfAsker } from './reviewed-document.ts'

/** Whether somebody else may decide on a document. */
export type IsDecider = (collection: string, user: StoredUser) => Promise<boolean>

/** They are asked for as they would ask themselves; whoever asks is none of them. */
export function decidersOf(req: PayloadRequest, document: Document): IsDecider {
  const once: Once = askOnce()
  return async (collection, user) => {
    if (userKey({ relationTo: collection, value: user.id }) === keyOfAsker(req)) return false
    const theirs = await requestAs(req, collection, user)
    const isDecider = async () =>
      (await mayUsePanel(theirs)) &&
      (await mayRead(theirs, document, once)) &&
      (await couldDecide(theirs, document))
    // A rule that fails for somebody else is no answer to whoever asks.
    return isDecider().catch(() => false)
  }
}

/**
 * The keys of those whom a review is asked of: whom whoever asks may not know, and who may not decide, is
 * left out.
 */
export async function askedDeciders(
  req: PayloadRequest,
  document: Document,
  to: readonly { collection: string; id: DocumentId }[],
): Promise<readonly string[]> {
  const isDecider = decidersOf(req, document)
  const { payload } = req
  const keys = new Set<string>()
  for (const { collection, id } of to) {
    const isUser = payload.collections[collection]?.config.auth
    if (!isUser || !isPossibleId(payload, collection, id)) continue
    const which = { collection, id: idAsKept(payload, collection, id), depth: 0 } as const
    const quietly = { disableErrors: true } as const
    const known = await payload.findByID({ ...which, ...quietly, overrideAccess: false, req })
    const user = known && (await payload.findByID({ ...which, ...quietly }))
    if (user && (await isDecider(collection, user))) {
      keys.add(userKey({ relationTo: collection, value: user.id }))
    }
  }
  return [...keys]
}
