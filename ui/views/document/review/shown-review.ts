import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import type { Review } from '#contracts/review'
import type { DocumentActor } from '#machines/document'
import type { ReviewActor, ReviewSnapshot } from '#machines/review'

interface Shown {
  current(): ReviewActor | null
  show(actor: ReviewActor | null): void
  subscribe(listener: () => void): () => void
}

const known = new WeakMap<DocumentActor, Shown>()

/** The review of a document, for what stands apart from it: its files come with the first that has any. */
export function shownReview(document: DocumentActor): Shown {
  const shown = known.get(document) ?? noReview()
  known.set(document, shown)
  return shown
}

/** What is selected of it; null: there is none, or its files are on their way. */
export function useShownReview<Selected>(
  document: DocumentActor,
  select: (state: ReviewSnapshot) => Selected,
): Selected | null {
  const { current, subscribe } = shownReview(document)
  const actor = useSyncExternalStore(subscribe, current, current)
  return useSelector(actor ?? undefined, (state) => (state ? select(state) : null))
}

export const useReview = (document: DocumentActor): Review | null =>
  useShownReview(document, ({ context }) => context.review)

function noReview(): Shown {
  let shown: ReviewActor | null = null
  const listeners = new Set<() => void>()
  return {
    current: () => shown,
    show(actor) {
      shown = actor
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
