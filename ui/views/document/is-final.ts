import type { DocumentCommand } from '#machines/document-command'

/** What cannot be undone, and only that, has a red button: versions, the trash and a copy lead back from the rest. */
export const isFinal = (command: DocumentCommand): boolean => command === 'delete'
