import type {
  Access,
  AccessResult,
  CollectionConfig,
  GlobalConfig,
  PayloadRequest,
  Where,
} from 'payload'
import { draftHeader } from '#contracts/preview'
import type { DraftPass } from './draft-token.ts'
import { readPass } from './draft-token.ts'
import { isStandingLink } from './links/links.ts'
import { mayStillShow } from './may-still-show.ts'

/** A collection of which a draft can be read with a token for it, and nothing else (LIVE-6). */
export function readableByToken(collection: CollectionConfig): CollectionConfig {
  const { access, slug, trash, versions } = collection
  if (!hasDrafts(versions)) return collection
  const read: Access = async (args) => {
    const rule = await ruleOf(args, access?.read)
    if (rule === true) return true
    const pass = await passOf(args.req)
    if (!pass || pass.collection !== slug || pass.id === undefined) return rule
    const shown: Where = {
      and: [
        { id: { equals: pass.id } },
        { createdAt: { equals: pass.born } },
        ...(trash ? [{ deletedAt: { exists: false } }] : []),
      ],
    }
    return rule === false ? shown : { or: [rule, shown] }
  }
  return { ...collection, access: { ...access, read } }
}

/** The same for a global. */
export function globalReadableByToken(global: GlobalConfig): GlobalConfig {
  const { access, slug, versions } = global
  if (!hasDrafts(versions)) return global
  const read: Access = async (args) => {
    const rule = await ruleOf(args, access?.read)
    return rule === true || (await passOf(args.req))?.global !== slug ? rule : true
  }
  return { ...global, access: { ...access, read } }
}

const hasDrafts = (versions: CollectionConfig['versions']): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts)

/** Payload's rule where the config has none. */
const ruleOf = async (args: Parameters<Access>[0], rule?: Access): Promise<AccessResult> =>
  rule ? rule(args) : Boolean(args.req.user)

const passes = new WeakMap<Headers, Promise<DraftPass | null>>()

/** What a request may read besides; looked at once, however many documents it asks for. */
function passOf(req: PayloadRequest): Promise<DraftPass | null> {
  const known = passes.get(req.headers)
  if (known) return known
  const found = passIn(req)
  passes.set(req.headers, found)
  return found
}

async function passIn(req: PayloadRequest): Promise<DraftPass | null> {
  const { headers, payload } = req
  const token = headers.get(draftHeader)
  const pass = token === null ? null : readPass(payload.secret, token)
  if (!pass || !isReadOf(req, pass)) return null
  const stands =
    pass.link === undefined
      ? pass.by !== undefined && (await mayStillShow(payload, pass.by, pass, 'read'))
      : await isStandingLink(payload, pass, pass.link)
  return stands ? pass : null
}

/**
 * A pass answers where its document is read, by its id or by a condition. Every other endpoint asks
 * `access.read` as well, and would show versions, copy the document, or sign another pass.
 */
function isReadOf(
  { method, pathname, payload, payloadAPI, ...req }: PayloadRequest,
  pass: DraftPass,
) {
  if (payloadAPI !== 'REST' || method !== 'GET' || req.data !== undefined) return false
  const { collection, global, id } = pass
  const { api } = payload.config.routes
  const wanted =
    global === undefined
      ? [`${api}/${collection}`, `${api}/${collection}/${encodeURIComponent(id ?? '')}`]
      : [`${api}/globals/${global}`]
  const asked = pathname.replace(/\/+$/, '')
  return wanted.some((path) => asked.endsWith(path))
}
