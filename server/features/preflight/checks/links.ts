import { hasDraftsEnabled } from 'payload/shared'
import { namedDocuments } from '../named-documents.ts'
import type { Check } from '../publication.ts'
import { preflightText } from '../texts.ts'

/** Documents that are named, in rich text too, and that visitors don't get. */
export const findLinks: Check = async (publication) => {
  const { req } = publication
  const { collections } = req.payload
  const named = await namedDocuments(publication, () => true)
  return named.flatMap(({ path, slug, doc }) => {
    if (doc === 'hidden') return [{ path, text: preflightText(req, 'unread'), unchecked: true }]
    if (!doc) return [{ path, text: preflightText(req, 'missing') }]
    const config = collections[slug]?.config
    const isHidden = config && hasDraftsEnabled(config) && doc._status !== 'published'
    return isHidden ? [{ path, text: preflightText(req, 'unpublished') }] : []
  })
}
