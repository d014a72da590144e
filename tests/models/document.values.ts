import type { DocumentData } from '#contracts/documents'
import type { DocumentSnapshot } from '#machines/document'

/** The plan's links, which are sections on the page. */
export const rowsIn = ({ context }: DocumentSnapshot) =>
  (context.values.links ?? []) as { label: string }[]

/** Before it is saved for the first time a document has what the config says: no title. */
export const titleFor = (value: string, isUnsaved: boolean) =>
  isUnsaved && value === 'Hello' ? '' : value

/** The plan's values in a document of the magazine. */
export function withValues(doc: DocumentData, values: DocumentData): DocumentData {
  const { title, links, _status, slug = doc.slug } = values
  const known = (doc.sections ?? []) as { id: string; heading?: string }[]
  const sections = ((links ?? []) as { id: string; label: string }[]).map(({ id, label }) => ({
    id: known.find(({ heading }) => heading === label)?.id ?? `${doc.id}-${id}`,
    heading: label,
    text: null,
  }))
  const { title: _title, ...rest } = doc
  return {
    ...rest,
    ...(title !== undefined && { title }),
    slug: slug ?? null,
    sections,
    _status: _status ?? 'draft',
  }
}
