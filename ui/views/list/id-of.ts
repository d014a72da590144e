import type { DocumentData, DocumentId } from '#contracts/documents'

/** Every document that was read has an id, whatever its fields are. */
export const idOf = ({ id }: DocumentData): DocumentId => id as DocumentId
