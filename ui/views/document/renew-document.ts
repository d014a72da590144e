import type { DocumentActor } from '#machines/document'
import { readAgain } from '../../client/documents.ts'
import type { Http } from '../../client/http.ts'

/**
 * Tells a document what the server has by now; one that cannot be read now is told at its next save.
 * What a save has answered meanwhile is newer (R1).
 */
export async function renewDocument(http: Http, document: DocumentActor): Promise<void> {
  const { base, hasDrafts, ref } = document.getSnapshot().context
  const read = await readAgain(http, ref, hasDrafts).catch(() => null)
  const isOutdated = document.getSnapshot().context.base !== base
  if (read && !isOutdated) document.send({ type: 'server.renewed', ...read })
}
