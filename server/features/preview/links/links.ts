import type { Payload, PayloadRequest, Where } from 'payload'
import type { DocumentData, DocumentId } from '#contracts/documents'
import { Problem } from '#problems'
import type { Document } from '../../../kit/document.ts'
import { isPossibleId } from '../../../kit/possible-id.ts'
import type { DraftPass } from '../draft-token.ts'
import { bornOf } from '../draft-url.ts'
import { mayStillShow } from '../may-still-show.ts'
import { linksSlug } from './links-collection.ts'

/** A link as it is kept. */
export interface KeptLink {
  id: DocumentId
  entity: string
  document: string | null
  born: string | null
  locale: string | null
  userCollection: string | null
  userId: string | null
  createdAt: string
  expiresAt: string
}

/** As many links to one document as anybody can keep an eye on. */
const most = 20

/**
 * Whether the link of a pass is still there, and whoever made it could make it today. A database may
 * give its id to a later link, which is another one.
 */
export async function isStandingLink(
  payload: Payload,
  pass: DraftPass,
  id: DocumentId,
): Promise<boolean> {
  const { born, collection, global, expiresAt } = pass
  const [link] = await linksWhere(payload, { id: { equals: id } })
  const isSame =
    link?.entity === (global === undefined ? collection : `globals/${global}`) &&
    link?.document === (pass.id === undefined ? null : String(pass.id)) &&
    link?.born === (born ?? null) &&
    Date.parse(link.expiresAt) === expiresAt
  if (!link || !isSame || !link.userCollection || !link.userId) return false
  const maker = { collection: link.userCollection, id: link.userId }
  return mayStillShow(payload, maker, pass, 'update')
}

/** Takes back the links to a document that is deleted or goes to the trash: they don't come back with it. */
export const endLinks = (req: PayloadRequest, collection: string, id: DocumentId): Promise<void> =>
  req.payload.db.deleteMany({
    collection: linksSlug,
    where: { and: [{ entity: { equals: collection } }, { document: { equals: String(id) } }] },
    req,
  })

/** The links to a document that still work, the newest first. */
export const linksTo = (
  { payload }: PayloadRequest,
  document: Document,
  data: DocumentData,
): Promise<KeptLink[]> => linksWhere(payload, isTo(document, data))

/** The link of an id; refuses one that was revoked, has expired, or was never there. */
export async function linkById({ payload }: PayloadRequest, id: string): Promise<KeptLink> {
  const isPossible = isPossibleId(payload, linksSlug, id)
  const [link] = isPossible ? await linksWhere(payload, { id: { equals: id } }) : []
  if (!link) throw new Problem('preview.linkGone')
  return link
}

export async function makeLink(
  req: PayloadRequest,
  document: Document,
  data: DocumentData,
  hours: number,
): Promise<void> {
  const { locale, payload, user } = req
  await forgetExpired(payload)
  if ((await linksTo(req, document, data)).length >= most) {
    throw new Problem('preview.tooManyLinks', { details: { most: String(most) } })
  }
  await payload.db.create({
    collection: linksSlug,
    data: {
      ...namesOf(document, data),
      locale: locale ?? null,
      userCollection: user?.collection ?? null,
      userId: user ? String(user.id) : null,
      expiresAt: new Date(Date.now() + hours * 3_600_000).toISOString(),
    },
  })
}

export const revokeLink = async ({ payload }: PayloadRequest, id: DocumentId): Promise<void> => {
  await payload.db.deleteMany({ collection: linksSlug, where: { id: { equals: id } } })
}

const forgetExpired = (payload: Payload) =>
  payload.db.deleteMany({
    collection: linksSlug,
    where: { expiresAt: { less_than: new Date().toISOString() } },
  })

const namesOf = (document: Document, data: DocumentData) =>
  'global' in document
    ? { entity: `globals/${document.global.slug}`, document: null, born: null }
    : {
        entity: document.collection.slug,
        document: String(document.id),
        born: bornOf(data).born ?? null,
      }

function isTo(document: Document, data: DocumentData): Where {
  const { born, document: id, entity } = namesOf(document, data)
  return {
    and: [
      { entity: { equals: entity } },
      ...(id === null ? [] : [{ document: { equals: id } }]),
      ...(born === null ? [] : [{ born: { equals: born } }]),
    ],
  }
}

async function linksWhere(payload: Payload, where: Where): Promise<KeptLink[]> {
  const { docs } = await payload.db.find<KeptLink & Record<string, unknown>>({
    collection: linksSlug,
    where: { and: [where, { expiresAt: { greater_than: new Date().toISOString() } }] },
    sort: '-createdAt',
    pagination: false,
    limit: 0,
  })
  return docs
}
