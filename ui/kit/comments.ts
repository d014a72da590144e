import type { ComponentType } from 'react'
import { useSyncExternalStore } from 'react'
import type { Thread } from '#contracts/comments'
import type { CommentsActor } from '#machines/comments'
import type { DocumentActor } from '#machines/document'
import type { PicturePointActor } from '#machines/picture-point'
import type { Form } from './form.ts'

/** The open threads at each field. */
export interface ThreadPaths {
  at(path: string): readonly Thread[]
  subscribe(listener: () => void): () => void
}

/** The comments on a document, as its fields show them: their files come with the first that has any. */
export interface ShownComments {
  actor: CommentsActor
  paths: ThreadPaths
  Mark: ComponentType<CommentMarkProps>
  /** Begins a comment on the words that are selected in a rich text. */
  onWords: (locale: string | null) => void
  /** Chooses a point of the document's picture. */
  point: PicturePointActor
  Pins: ComponentType<PictureCommentsProps>
  PictureTool: ComponentType<PictureCommentsProps>
}

export interface PictureCommentsProps {
  form: Form
  comments: ShownComments
}

export interface CommentMarkProps {
  form: Form
  path: string
  comments: ShownComments
}

interface Marks {
  current(): ShownComments | null
  show(shown: ShownComments | null): void
  subscribe(listener: () => void): () => void
}

const known = new WeakMap<DocumentActor, Marks>()

export function commentMarks(document: DocumentActor): Marks {
  const marks = known.get(document) ?? noMarks()
  known.set(document, marks)
  return marks
}

/** null: the document has none, or their files are on their way. */
export function useShownComments(document: DocumentActor): ShownComments | null {
  const { current, subscribe } = commentMarks(document)
  return useSyncExternalStore(subscribe, current, current)
}

function noMarks(): Marks {
  let shown: ShownComments | null = null
  const listeners = new Set<() => void>()
  return {
    current: () => shown,
    show(next) {
      shown = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
