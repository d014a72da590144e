import type { CollectionConfig } from 'payload'
import type { DocumentId } from '#contracts/documents'
import type { DatabaseLayer } from '../../kit/database-layer.ts'
import { keepFor } from '../locks/keep-own-lock.ts'

type BeforeOperation = NonNullable<
  NonNullable<CollectionConfig['hooks']>['beforeOperation']
>[number]

/** Whoever edits the user keeps the lock: Payload saves the user to store the token, which frees it. */
export const keepUserLock: BeforeOperation = ({ args, collection, operation, req }) => {
  const { id } = args as { id?: DocumentId }
  if (operation !== 'update' || id === undefined || !req.context.stateroomForgot) return
  keepFor(req, { collection, id })
}

/** A token is no edit: whoever has the user open isn't told of a newer version. */
export const keepUser: DatabaseLayer = {
  updateOne: (asked, next) =>
    next(
      asked.req?.context?.stateroomForgot
        ? { ...asked, data: { ...asked.data, updatedAt: null } }
        : asked,
    ),
}
