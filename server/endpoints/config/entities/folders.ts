import type { SanitizedConfig, SanitizedPermissions } from 'payload'
import type { ClientFolders } from '#contracts/folders'

/** The folders of this site; null: there are none that this user may see. */
export function foldersOf(
  { folders }: SanitizedConfig,
  { collections }: SanitizedPermissions,
): ClientFolders | null {
  if (!folders) return null
  const permission = collections?.[folders.slug]
  if (!permission?.read) return null
  return {
    slug: folders.slug,
    field: folders.fieldName,
    ...(folders.collectionSpecific && { isScoped: true as const }),
    access: {
      create: Boolean(permission.create),
      update: Boolean(permission.update),
      delete: Boolean(permission.delete),
    },
  }
}
