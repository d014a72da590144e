import { memberNamed } from '../../../kit/payload-fields/field-tree.ts'
import { namedDocuments } from '../named-documents.ts'
import type { Check } from '../publication.ts'
import { preflightText } from '../texts.ts'

/** Pictures without an alternative text, where their collection has a field for it. */
export const findAltTexts: Check = async (publication) => {
  const { req } = publication
  const hasAlt = (slug: string): boolean => {
    const collection = req.payload.collections[slug]?.config
    return Boolean(collection?.upload && memberNamed(collection.fields, 'alt'))
  }
  const named = await namedDocuments(publication, hasAlt)
  return named.flatMap(({ path, doc }) => {
    if (doc === 'hidden') return [{ path, text: preflightText(req, 'unread'), unchecked: true }]
    if (!doc || !String(doc.mimeType ?? '').startsWith('image/')) return []
    const isSaid = typeof doc.alt === 'string' && doc.alt.trim() !== ''
    return isSaid ? [] : [{ path, text: preflightText(req, 'noAlt') }]
  })
}
