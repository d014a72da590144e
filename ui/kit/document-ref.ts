import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentId, DocumentRef } from '#contracts/documents'

/** A document by what its address says. Ids are compared as the address has them: as text. */
export function refOf(
  entity: ClientCollection | ClientGlobal,
  id: DocumentId | null,
  locale: string | null,
): DocumentRef {
  if (!('useAsTitle' in entity)) return { kind: 'global', slug: entity.slug, locale }
  return { kind: 'collection', slug: entity.slug, id: id === null ? null : String(id), locale }
}
