import { createContext, use } from 'react'
import type { Mentionable } from '#contracts/comments'
import type { DocumentRef } from '#contracts/documents'

/** What is commented on, and whom its comments mention besides those who wrote them. */
interface Commented {
  ref: DocumentRef
  chosen: readonly Mentionable[]
  choose: (person: Mentionable) => void
}

export const CommentedContext = createContext<Commented | null>(null)

export function useCommented(): Commented {
  const commented = use(CommentedContext)
  if (commented === null) throw new Error('Comments are written only about a document.')
  return commented
}
