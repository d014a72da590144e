import type { PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import type { DocumentId } from '#contracts/documents'

/** Whoever previews a page with its author sees of the account what visitors would. */
export const asVisitor = ({ locale, fallbackLocale, payload }: PayloadRequest) =>
  createLocalReq({ req: { fallbackLocale, locale, payloadAPI: 'REST' } as never }, payload)

export const isOfAccounts = ({ payload }: PayloadRequest, slug: string): boolean =>
  Boolean(payload.collections[slug]?.config.auth)

/** What Payload and the panel keep for themselves, such as folders, whose name is up to the site. */
export const isInternal = ({ payload }: PayloadRequest, slug: string): boolean =>
  /^(payload|stateroom)-/.test(slug) ||
  (payload.config.folders && slug === payload.config.folders.slug)

/** The level at which the values of a form lead to other documents. */
const firstLevel = 2

/** Of those, counted as often as they are named: each is a part of the answer. */
const mostNamed = 500

/**
 * Lets reading with this request follow relations from the values of a form to these documents alone,
 * and from there to all that they lead to. Elsewhere an id stays an id. null: the values are a
 * document's own.
 */
export async function followRelations(
  req: PayloadRequest,
  isNamed: ((slug: string, id: DocumentId) => boolean) | null,
): Promise<void> {
  const ofEditor = req.payloadDataLoader
  const { payloadDataLoader: ofVisitor } = await asVisitor(req)
  let followed = 0
  const isFollowed = (slug: string, id: DocumentId): boolean => {
    if (isNamed === null) return true
    followed += 1
    return followed <= mostNamed && isNamed(slug, id)
  }
  const load = async (key: string) => {
    const [, slug, id, , level] = JSON.parse(key) as [unknown, string, DocumentId, unknown, number]
    if (isInternal(req, slug) || (level <= firstLevel && !isFollowed(slug, id))) return null
    return isOfAccounts(req, slug) ? ofVisitor.load(key) : ofEditor.load(key)
  }
  req.payloadDataLoader = Object.assign(Object.create(ofEditor), { load })
}
