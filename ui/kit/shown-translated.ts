import { useSyncExternalStore } from 'react'
import type { DocumentRef } from '#contracts/documents'

const listeners = new Set<() => void>()
let shown: DocumentRef | null = null

function put(ref: DocumentRef | null): void {
  shown = ref
  for (const listener of listeners) listener()
}

/** The document on the screen, where it is translated: the menu of languages says how far. */
export const shownTranslated = {
  /** Until the answer is called. */
  show(ref: DocumentRef): () => void {
    put(ref)
    return () => {
      if (shown === ref) put(null)
    }
  },
}

/** null: there is none. */
export const useShownTranslated = (): DocumentRef | null =>
  useSyncExternalStore(subscribe, now, none)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const now = () => shown
const none = () => null
