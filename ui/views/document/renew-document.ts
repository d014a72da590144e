import type { DocumentActor } from '#machines/document'
import { readAgain } from '../../client/documents.ts'
import type { Http } from '../../client/http.ts'

/** Tells a document what the server has by now; one that cannot be read now is told at its next save. */
export async function renewDocument(http: Http, document: DocumentActor): Promise<void> {
  const { hasDrafts, ref } = document.getSnapshot().context
  const read = await readAgain(http, ref, hasDrafts).catch(() => null)
  if (read) document.send({ type: 'server.renewed', ...read })
}
