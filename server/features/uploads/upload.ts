import type { PayloadRequest } from 'payload'

/** A file that was asked to be uploaded, until a document has it or it is given up. */
export interface Upload {
  key: string
  /** The only collection that may take it, and the only one who may hand it over. */
  collection: string
  user: UploadUser
  name: string
  /** In bytes, as it was said before. */
  size: number
  type: string
  /** In ms since the epoch. */
  expiresAt: number
  /** In a bucket: what it calls the upload, and the bytes of a part. Absent: on disk, or whole at once. */
  parts?: { id: string; size: number }
  /** SHA-256, in hexadecimal digits; null: not all of it is here. */
  hash: string | null
  /** The id of the document that took it. */
  takenBy: string | null
}

export interface UploadUser {
  collection: string
  id: string
}

/** Whoever is signed in, in a form that can be kept and compared. */
export const uploadUser = ({ user }: PayloadRequest): UploadUser | null =>
  user && { collection: user.collection, id: String(user.id) }

/** For whoever only tells one person from another. */
export const ownerOf = (user: UploadUser | null): string =>
  user ? `${user.collection}:${user.id}` : 'visitors'

export const isOwn = (upload: Upload, req: PayloadRequest): boolean => {
  const user = uploadUser(req)
  return user?.id === upload.user.id && user.collection === upload.user.collection
}
