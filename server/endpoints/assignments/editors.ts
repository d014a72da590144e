import type { PayloadRequest } from 'payload'
import { mustBeAllowedToUpdate } from '../../kit/asked-document.ts'
import type { Document } from '../../kit/document.ts'
import { mayUsePanel } from '../../kit/may-use-panel.ts'
import type { StoredUser } from '../../kit/request-as.ts'
import { requestAs } from '../../kit/request-as.ts'
import { askOnce } from '../../live/delivery.ts'
import { mayRead } from '../../live/may-read.ts'

/** Whether whoever asks may edit the document. */
export const mayEdit = (req: PayloadRequest, document: Document): Promise<boolean> =>
  mustBeAllowedToUpdate(req, document).then(
    () => true,
    () => false,
  )

/** Whether somebody else may do something with a document, in the panel. */
export type IsAllowed = (collection: string, user: StoredUser) => Promise<boolean>

/** Who may read a document: they are asked for as they would ask themselves. */
export function readersOf(req: PayloadRequest, document: Document): IsAllowed {
  const once = askOnce()
  return async (collection, user) => {
    const theirs = await requestAs(req, collection, user)
    return (await mayUsePanel(theirs)) && (await mayRead(theirs, document, once))
  }
}

/** The same of those who may edit it. */
export function editorsOf(req: PayloadRequest, document: Document): IsAllowed {
  const isReader = readersOf(req, document)
  return async (collection, user) =>
    (await isReader(collection, user)) && mayEdit(await requestAs(req, collection, user), document)
}
