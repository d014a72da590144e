import type { QueryClient } from '@tanstack/react-query'
import type { DocumentData, DocumentId } from '#contracts/documents'
import { summaryReadBefore } from '../../../kit/titles.ts'
import { pictureReadBefore } from '../pictures/read-picture.ts'

/** A document that the text refers to, as far as the page knows it, in the words of its own fields. */
export function knownDocument(
  queries: QueryClient,
  { relationTo, value }: { relationTo: string; value: unknown },
  locale: string | null,
): DocumentData | null {
  const reference = { slug: relationTo, id: value as DocumentId }
  const summary = summaryReadBefore(queries, reference, locale)
  if (summary === null) return null
  const { file, title } = summary
  if (file === null) return { title }
  const { height, name, type, url, width } = file
  const alt = pictureReadBefore(queries, reference, locale)?.altText ?? ''
  return { alt, filename: name, height, mimeType: type, url, width }
}
