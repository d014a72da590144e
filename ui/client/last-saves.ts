import { pathOf } from '#contracts/document-address'
import type { DocumentRef } from '#contracts/documents'

/** Saves of documents that have left the screen: whoever reads one of these waits for the end. */
export interface LastSaves {
  add: (ref: DocumentRef, end: Promise<unknown>) => void
  /** Of the whole document, in whichever language it was left; or as long as one can be asked to wait. */
  ended: (ref: DocumentRef) => Promise<unknown>
}

/** ms: a server that answers no save may still give what it has. */
const patience = 10_000

export function createLastSaves(): LastSaves {
  const ends = new Map<string, Promise<unknown>>()
  const ended = (ref: DocumentRef) => Promise.resolve(ends.get(pathOf(ref)))
  return {
    ended,
    add: (ref, end) => {
      const all = Promise.race([Promise.allSettled([ended(ref), end]), impatience()])
      ends.set(pathOf(ref), all)
      void all.then(() => ends.get(pathOf(ref)) === all && ends.delete(pathOf(ref)))
    },
  }
}

const impatience = () => new Promise((resolve) => setTimeout(resolve, patience, 'late'))
