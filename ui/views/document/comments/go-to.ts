import type { DocumentId } from '#contracts/documents'

/** Leads to a field of the form; to the pin of a thread, where it has one there. */
export type GoTo = (path: string, pin?: DocumentId) => void
