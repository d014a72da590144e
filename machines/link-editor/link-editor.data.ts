import type { DocumentData, DocumentId } from '#contracts/documents'
import type { LinkEditorContext } from './link-editor.types.ts'

export const nothingFound = { documents: [], missed: [] } as const

export const nothing: LinkEditorContext = {
  link: null,
  draft: {},
  ...nothingFound,
  problem: null,
}

/** What stands in the box, where no document does. */
export const wordsIn = ({ linkType, url }: DocumentData): string =>
  linkType !== 'internal' && typeof url === 'string' ? url : ''

/** The link as it is while somebody types: no document is chosen. */
export function typedInto({ doc: _, ...draft }: DocumentData, words: string): DocumentData {
  return { ...draft, linkType: 'custom', url: words }
}

/** The link to this document, as Payload keeps it. */
export const linkedTo = (
  draft: DocumentData,
  { slug, id }: { slug: string; id: DocumentId },
): DocumentData => ({
  ...draft,
  linkType: 'internal',
  url: '',
  doc: { relationTo: slug, value: id },
})
