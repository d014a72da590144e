import type { Access, CollectionConfig } from 'payload'

/**
 * Payload lets everybody of the panel unlock every account. Here those may who may change it. A
 * site's own `unlock` has the say where there is one.
 */
export function unlockByEditors(collection: CollectionConfig): CollectionConfig {
  const { access } = collection
  if (access?.unlock) return collection
  const unlock: Access = ({ req }) => {
    if (!req.user || req.user.collection !== req.payload.config.admin.user) return false
    return access?.update ? access.update({ req }) : true
  }
  return { ...collection, access: { ...access, unlock } }
}
