import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentId, DocumentRef } from '#contracts/documents'
import type { DocumentCommand } from '#machines/document-command'
import { duplicateDocument, removeDocument } from '../../../client/documents.ts'
import type { Http } from '../../../client/http.ts'
import { moveToTrash, restoration, restoreDocument } from '../../../client/trash.ts'
import { newId } from '../../../fields/kit/new-id.ts'

interface Asking {
  http: Http
  entity: ClientCollection | ClientGlobal
}

/**
 * What takes no save; answers with the id of a copy. Until it is answered, a command that is tried again has
 * the same name: it is done once.
 */
export function commandRunner({ http, entity: { drafts } }: Asking) {
  const names = new Map<DocumentCommand, string>()
  return async (command: DocumentCommand, ref: DocumentRef): Promise<DocumentId | null> => {
    const name = names.get(command) ?? newId()
    names.set(command, name)
    const made = await run(command, ref, name)
    names.delete(command)
    return made
  }

  async function run(command: DocumentCommand, ref: DocumentRef, name: string) {
    if (command === 'delete') await removeDocument(http, ref)
    if (command === 'duplicate') return duplicateDocument(http, ref, name)
    if (ref.kind === 'global') return null
    if (command === 'trash') await moveToTrash(http, ref, name)
    if (command === 'restore' || command === 'restorePublished') {
      const data = restoration({ drafts }, command === 'restore' ? 'draft' : 'published')
      await restoreDocument(http, ref, { name, data })
    }
    return null
  }
}
