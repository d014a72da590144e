import type { DocumentActor } from '#machines/document'
import type { PictureFact, PictureSource } from '#machines/open-document'

const ofDocuments = new WeakMap<DocumentActor, Map<string, PictureFact>>()
const listeners = new Set<() => void>()

/** What a text of a document waits for; null: nothing. */
export function tellPictures(
  document: DocumentActor,
  path: string,
  fact: PictureFact | null,
): void {
  const ofTexts = ofDocuments.get(document) ?? new Map<string, PictureFact>()
  ofDocuments.set(document, ofTexts)
  if (fact) ofTexts.set(path, fact)
  else ofTexts.delete(path)
  for (const listener of listeners) listener()
}

/** The pictures in all texts of a document that aren't uploaded yet. */
export const pendingPictures: PictureSource = {
  of(document) {
    const facts = [...(ofDocuments.get(document)?.values() ?? [])]
    if (facts.length === 0) return null
    const copies = facts.map(({ copy }) => copy)
    return {
      count: facts.reduce((sum, { count }) => sum + count, 0),
      copy:
        copies.find((copy) => copy === 'notKept') ??
        copies.find((copy) => copy === 'keeping') ??
        'kept',
    }
  },
  subscribe(listener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
