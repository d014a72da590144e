import type { CommentAnchor, CommentedPicture, Thread } from '#contracts/comments'
import type { DocumentData, DocumentId } from '#contracts/documents'
import { isOpen } from '#machines/comments'
import type { PicturePoint } from '#machines/picture-point'
import { fileOf } from '../../../client/summaries.ts'

/** An open thread at its point of the picture. */
export interface Pin {
  thread: DocumentId
  number: number
  point: PicturePoint
}

/** What a comment on a point of a document's picture is about. */
export function anchorOnPicture(doc: DocumentData, point: PicturePoint): CommentAnchor {
  const picture = pictureIn(doc)
  return { place: ['filename'], point, ...(picture && { picture }) }
}

/** Whether the point is one of the picture that the document has now. */
export function isOnPicture({ picture }: CommentAnchor, doc: DocumentData): boolean {
  const now = pictureIn(doc)
  return (
    picture?.name === now?.name && picture?.width === now?.width && picture?.height === now?.height
  )
}

/** The number of a thread at its point: it keeps it when others are resolved. */
export const pinNumber = (threads: readonly Thread[], id: DocumentId): number =>
  // The newest is first.
  threads
    .filter(({ anchor }) => anchor.point)
    .toReversed()
    .findIndex((one) => one.id === id) + 1

export const pinsOf = (threads: readonly Thread[], doc: DocumentData): Pin[] =>
  threads.toReversed().flatMap((thread) => {
    const { anchor, id } = thread
    if (!anchor.point || !isOpen(thread) || !isOnPicture(anchor, doc)) return []
    return [{ thread: id, number: pinNumber(threads, id), point: anchor.point }]
  })

function pictureIn(doc: DocumentData): CommentedPicture | null {
  const file = fileOf(doc)
  return file && { name: file.name, width: file.width, height: file.height }
}
