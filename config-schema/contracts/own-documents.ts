import type { DocumentId } from './documents.ts'

/**
 * What a `where` names to ask for the documents of whoever asks: those that they created, or were the
 * last to edit. Only a search among drafts knows it; its operator is `equals`, with `true`, `false`,
 * `editedByOthers` for those that somebody else was the last to edit, whoever created them, or a person
 * (`documentsBy`) for theirs: nothing is found of one whom the asker may not read.
 */
export const ownFilterField = '_stateroomOwn'

export const editedByOthers = 'editedByOthers'

/** How it names somebody: `users:12`. */
export const documentsBy = ({ slug, id }: { slug: string; id: DocumentId }): string =>
  `${slug}:${id}`

/** Whom it names; null: nobody, or whoever asks. */
export function personIn(value: unknown): { slug: string; id: string } | null {
  const [, slug, id] = /^([\w-]+):(.+)$/s.exec(typeof value === 'string' ? value : '') ?? []
  return slug === undefined || id === undefined ? null : { slug, id }
}
