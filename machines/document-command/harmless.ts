import type { DocumentCommand } from './document-command.types.ts'

/** Whether it takes nothing away. */
export const isHarmless = (command: DocumentCommand): boolean => harmless.has(command)

const harmless: ReadonlySet<DocumentCommand> = new Set(['duplicate', 'restore', 'restorePublished'])
