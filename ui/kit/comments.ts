import type { ComponentType } from 'react'
import { useSyncExternalStore } from 'react'
import type { DocumentActor } from '#machines/document'
import type { Form } from './form.ts'

export interface CommentMarkProps {
  form: Form
  path: string
  /** It has a value in each language. */
  isLocalized: boolean
}

type Mark = ComponentType<CommentMarkProps>

/** What shows that a field has comments: its files come with the first document that has any. */
interface Marks {
  current(): Mark | null
  show(mark: Mark | null): void
  subscribe(listener: () => void): () => void
}

const known = new WeakMap<DocumentActor, Marks>()

export function commentMarks(document: DocumentActor): Marks {
  const marks = known.get(document) ?? noMarks()
  known.set(document, marks)
  return marks
}

export function useCommentMark(document: DocumentActor): Mark | null {
  const { current, subscribe } = commentMarks(document)
  return useSyncExternalStore(subscribe, current, current)
}

function noMarks(): Marks {
  let mark: Mark | null = null
  const listeners = new Set<() => void>()
  return {
    current: () => mark,
    show(next) {
      mark = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
