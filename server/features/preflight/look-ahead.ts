import type {
  CollectionBeforeOperationHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { combineQueries, executeAccess, isolateObjectProperty } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import type { PreflightRules } from '#config-schema/config'
import { mayUpdate } from '../../kit/may-update.ts'
import { isPossibleId } from '../../kit/possible-id.ts'
import { findExternalLinks } from './checks/external-links.ts'
import type { Publication } from './publication.ts'

type Data = Record<string, unknown>

interface Asked {
  data?: Data
  draft?: boolean
  id?: string | number
  where?: Where
}

/**
 * Asks other sites before a publication writes anything, so that none of them keeps everybody else from
 * writing. The save itself decides by what is known then. Only for those who may publish: nobody else
 * sends the server anywhere.
 */
export const lookAhead =
  (rules: PreflightRules): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, overrideAccess = false, req }) => {
    const asked = args as Asked
    if (operation !== 'create' && operation !== 'update') return
    if (!isWanted(rules, collection, asked)) return
    const { data = {} } = asked
    for (const { doc, id } of await publishedBy(req, collection, asked, overrideAccess)) {
      await look({ req, entity: collection, id, data: { ...doc, ...data } })
    }
  }

/** The same for a global. */
export const lookAheadAtGlobal =
  (rules: PreflightRules): GlobalBeforeOperationHook =>
  async ({ args, global, operation, overrideAccess = false, req }) => {
    const asked = args as Asked
    if (operation !== 'update' || !isWanted(rules, global, asked)) return
    const { data = {} } = asked
    if (!overrideAccess && !(await mayUpdate(req, { global }, data))) return
    const doc = await req.payload.findGlobal({ slug: global.slug, ...reading(req) })
    await look({ req, entity: global, id: null, data: { ...doc, ...data } })
  }

function isWanted(
  { externalLinks }: PreflightRules,
  entity: Publication['entity'],
  { data, draft }: Asked,
): boolean {
  const status = data?._status ?? (draft ? 'draft' : 'published')
  return externalLinks === 'block' && (!hasDraftsEnabled(entity) || status === 'published')
}

const look = (publication: Omit<Publication, 'asUser'>) =>
  findExternalLinks({ ...publication, asUser: false })

interface Stored {
  doc: Data
  id: string | number | null
}

/** What is changed by it, as it is; nothing where this user may not. */
async function publishedBy(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { data = {}, id, where }: Asked,
  overrideAccess: boolean,
): Promise<Stored[]> {
  const { access, slug } = collection
  if (id !== undefined) {
    if (!isPossibleId(req.payload, slug, id)) return []
    if (!overrideAccess && !(await mayUpdate(req, { collection, id }, data))) return []
    const which = { collection: slug, id, disableErrors: true, trash: true }
    const doc = await req.payload.findByID({ ...which, ...reading(req) })
    return doc ? [{ doc: doc as Data, id }] : []
  }
  const rule = where ? access.update : access.create
  const may = overrideAccess || (await executeAccess({ data, disableErrors: true, req }, rule))
  if (!may) return []
  if (!where) return [{ doc: {}, id: null }]
  const query = { collection: slug, where: combineQueries(where, may), pagination: false }
  const { docs } = await req.payload.find({ ...query, ...reading(req) })
  return docs.map((doc) => ({ doc: doc as Data, id: doc.id }))
}

/** Payload notes on the request what it looks for. */
const reading = (req: PayloadRequest) => ({
  depth: 0,
  draft: true,
  overrideAccess: true,
  showHiddenFields: true,
  ...(req.locale && { locale: req.locale }),
  req: isolateObjectProperty(req, ['locale', 'fallbackLocale', 'query']),
})
