import type { Review } from '#contracts/review'
import type { DocumentActor } from '#machines/document'
import { hasUnsaved } from '#machines/document'
import { endedSave } from '#machines/open-document'
import { Problem } from '#problems'

/**
 * Saves what is unsaved, and answers the review of what is stored then. It refuses where that is not
 * what was on the screen: somebody else has saved meanwhile.
 */
export async function storedAsSeen(
  document: DocumentActor,
  known: Review,
  read: () => Promise<Review>,
  signal: AbortSignal,
): Promise<Review> {
  if (hasUnsaved(document.getSnapshot().context)) await savedAsSeen(document, signal)
  const base = document.getSnapshot().context.base.updatedAt ?? null
  if (known.updatedAt === base) return known
  const now = await read()
  if (now.updatedAt !== base) throw new Problem('review.stale')
  return now
}

/** What a save merged with it, nobody has seen. */
async function savedAsSeen(document: DocumentActor, signal: AbortSignal): Promise<void> {
  let isMerged = false
  const { unsubscribe } = document.on('merged', () => {
    isMerged = true
  })
  try {
    await endedSave(document, 'draft', signal)
  } finally {
    unsubscribe()
  }
  if (isMerged) throw new Problem('review.stale')
}
