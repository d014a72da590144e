import type { SanitizedCollectionPermission } from 'payload'

/** Which operations of a collection or global somebody may use. */
export type Allowed = Pick<
  SanitizedCollectionPermission,
  'create' | 'delete' | 'read' | 'readVersions' | 'unlock' | 'update'
>

export const everything: Allowed = {
  create: true,
  delete: true,
  read: true,
  readVersions: true,
  unlock: true,
  update: true,
}
