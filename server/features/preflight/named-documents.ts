import type { PayloadRequest } from 'payload'
import { isolateObjectProperty } from 'payload'
import type { DocumentData } from '#contracts/documents'
import { isPossibleId } from '../../kit/possible-id.ts'
import { referencesIn } from '../references/references-in.ts'
import type { Publication } from './publication.ts'

export interface NamedDocument {
  path: string
  slug: string
  /** As visitors see it; null: there is none; `hidden`: the user may not read it. */
  doc: DocumentData | null | 'hidden'
}

/** The documents that these values name, of some collections: one question to each of those. */
export async function namedDocuments(
  { asUser, data, entity, req }: Publication,
  isWanted: (slug: string) => boolean,
): Promise<NamedDocument[]> {
  const { payload } = req
  const references = referencesIn(entity.fields, data, payload.blocks).filter(
    ({ slug }) => payload.collections[slug] && isWanted(slug),
  )
  const docs = new Map<string, DocumentData>()
  for (const slug of new Set(references.map((one) => one.slug))) {
    const ids = references
      .filter((one) => one.slug === slug && isPossibleId(payload, slug, one.id))
      .map(({ id }) => id)
    for (const doc of await find(req, slug, ids, asUser)) docs.set(`${slug} ${doc.id}`, doc)
  }
  return references.map(({ path, slug, id }) => ({
    path,
    slug,
    doc: docs.get(`${slug} ${id}`) ?? (asUser ? 'hidden' : null),
  }))
}

async function find(
  req: PayloadRequest,
  collection: string,
  ids: readonly (string | number)[],
  asUser: boolean,
): Promise<DocumentData[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: [...new Set(ids)] } },
    depth: 0,
    pagination: false,
    overrideAccess: !asUser,
    ...(req.locale && { locale: req.locale }),
    // Payload notes on the request what it looks for.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale', 'query']),
  })
  return docs as DocumentData[]
}
