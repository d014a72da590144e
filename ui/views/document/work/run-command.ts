import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentId, DocumentRef } from '#contracts/documents'
import type { DocumentCommand } from '#machines/document-command'
import { duplicateDocument, removeDocument } from '../../../client/documents.ts'
import type { Http } from '../../../client/http.ts'
import { moveToTrash, restoration, restoreDocument } from '../../../client/trash.ts'

/** What takes no save; answers with the id of a copy. */
export async function runCommand(
  http: Http,
  { drafts }: ClientCollection | ClientGlobal,
  command: DocumentCommand,
  ref: DocumentRef,
): Promise<DocumentId | null> {
  if (command === 'delete') await removeDocument(http, ref)
  if (command === 'duplicate') return duplicateDocument(http, ref)
  if (ref.kind === 'global') return null
  if (command === 'trash') await moveToTrash(http, ref)
  if (command === 'restore') await restoreDocument(http, ref, restoration({ drafts }, 'draft'))
  if (command === 'restorePublished') {
    await restoreDocument(http, ref, restoration({ drafts }, 'published'))
  }
  return null
}
