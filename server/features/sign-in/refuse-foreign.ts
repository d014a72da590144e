import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { Forbidden } from 'payload'

/**
 * A page of another site that signs people in with its own account would get what they do next. Payload
 * looks at where a request comes from only once there is a session.
 */
export const refuseForeignSignIn = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [refuseForeign, ...(collection.hooks?.beforeOperation ?? [])],
  },
})

const refuseForeign: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation !== 'login' || req.payloadAPI === 'local') return
  const { csrf } = req.payload.config
  const origin = req.headers.get('origin')
  const isForeign = origin
    ? csrf.length > 0 && !csrf.includes(origin)
    : req.headers.get('sec-fetch-site') === 'cross-site'
  if (isForeign) throw new Forbidden(req.t)
}
