import type { DocumentActor } from '#machines/document'
import { isGone } from './is-gone.ts'
import type { DocumentWork } from './open-document.types.ts'

/**
 * Tells a document what the server has by now; one that cannot be read now is told at its next save.
 * What a save has answered meanwhile is newer (R1), and so is that somebody deleted it.
 */
export async function renewDocument(
  document: DocumentActor,
  { readAgain }: Pick<DocumentWork, 'readAgain'>,
): Promise<void> {
  const { base, hasDrafts, ref } = document.getSnapshot().context
  const read = await readAgain({ ref, hasDrafts }).catch(() => null)
  const now = document.getSnapshot()
  const isOutdated = now.context.base !== base || isGone(now)
  if (read && !read.inTrash && !isOutdated) document.send({ type: 'server.renewed', ...read })
}
