import { createHash } from 'node:crypto'
import type { CollectionConfig, Endpoint, PayloadRequest } from 'payload'
import { NotFound } from 'payload'
import type { Created } from '#contracts/documents'
import { creationsNamed, idempotencyHeader } from '#contracts/documents'
import { baseHeader } from '#contracts/revisions'
import type { Made } from './claims.ts'
import { abandon, claimPatiently, fulfil, isAnother, whileClaimed } from './claims.ts'

/** Does once what is sent again because its answer was lost, if it has a name. */
export const createOnce = (collection: CollectionConfig): CollectionConfig => {
  if (collection.endpoints === false) return collection
  const { slug } = collection
  const wrapped = commandsOf(collection).map((command) => onceAt(command, slug))
  return { ...collection, endpoints: [...wrapped, ...(collection.endpoints ?? [])] }
}

/** Where something is done with a document that is to be done once. */
interface Command extends Pick<Endpoint, 'path' | 'method'> {
  /** What its names are told apart by, besides the collection. Absent: it makes a document of nothing. */
  isOf?: string
  /** Leaves to others what is recognized in another way. */
  isMeant?: (req: PayloadRequest) => boolean
  /** The document in its answer. */
  idIn: (answer: never) => string | number
  /** What is answered to it from the second time on. */
  again: (req: PayloadRequest, slug: string, id: string) => Promise<Response>
}

const creating: Command = {
  path: '/',
  method: 'post',
  idIn: ({ doc }: Created) => doc.id,
  again: answerWith,
}

const duplicating: Command = { ...creating, path: '/:id/duplicate', isOf: 'duplicate' }

/** Answered without a `doc` around it. */
const restoring: Command = {
  path: '/versions/:id',
  method: 'post',
  isOf: 'restore',
  idIn: ({ id }: Created['doc']) => id,
  again: async (req, slug, id) => {
    const message = req.t('version:restoredSuccessfully')
    return Response.json({ ...(await asSeen(req, slug, id)), message })
  },
}

/** A save that says its base is refused the second time. */
const changing: Command = {
  ...creating,
  path: '/:id',
  method: 'patch',
  isOf: 'change',
  isMeant: ({ headers }) => !headers.has(baseHeader),
  // It may have gone to the trash.
  again: (req, slug, id) => answerWith(req, slug, id, { trash: true }),
}

const commandsOf = ({ disableDuplicate, versions }: CollectionConfig): readonly Command[] => [
  creating,
  changing,
  ...(disableDuplicate ? [] : [duplicating]),
  ...(versions ? [restoring] : []),
]

function onceAt(command: Command, slug: string): Endpoint {
  const { path, method, isMeant = () => true } = command
  const endpoint: Endpoint = {
    path,
    method,
    handler: async (req) => {
      const run = () => endpointAfter(endpoint, req, slug)(req)
      return isMeant(req) ? once(req, { slug, command }, keysOf(req, slug, command), run) : run()
    },
  }
  return endpoint
}

/** The endpoint that would have answered without ours: the site's own, or Payload's. */
function endpointAfter(ours: Endpoint, { payload }: PayloadRequest, slug: string) {
  const endpoints = payload.collections[slug]!.config.endpoints || []
  const isSame = ({ path, method }: Omit<Endpoint, 'root'>) =>
    path === ours.path && method === ours.method
  return endpoints.slice(endpoints.indexOf(ours) + 1).find(isSame)!.handler
}

function keysOf(req: PayloadRequest, slug: string, { isOf }: Command): readonly string[] {
  const scope = isOf ? `${slug} ${isOf} ${req.routeParams?.id}` : slug
  return creationsNamed(req.headers.get(idempotencyHeader) ?? '').flatMap(
    (name) => creationKey(req, scope, name) ?? [],
  )
}

/** Whose creation this is, and which; null where nobody says. */
export function creationKey(
  { user }: PayloadRequest,
  slug: string,
  given: string | null,
): string | null {
  if (!given || !user) return null
  const parts = JSON.stringify([user.collection, user.id, slug, given])
  return createHash('sha256').update(parts).digest('base64url')
}

/**
 * What one of the names has made is answered to all of them. They are claimed in one order, so that no
 * two requests wait for each other.
 */
async function once(
  req: PayloadRequest,
  asked: Asked,
  [key, ...others]: readonly string[],
  run: () => Response | Promise<Response>,
): Promise<Response> {
  if (key === undefined) return run()
  const found = await claimPatiently(req.payload, key)
  if (found.state === 'ours') {
    return remembered(req, asked, key, () => once(req, asked, others, run))
  }
  if (found.state === 'made') return repeated(req, asked, key, found)
  return new Response(null, { status: 503, headers: { 'retry-after': '1' } })
}

interface Asked {
  slug: string
  command: Command
}

/** What is refused is forgotten: it may be mended and sent again. */
async function remembered(
  { payload }: PayloadRequest,
  { command }: Asked,
  key: string,
  run: () => Response | Promise<Response>,
): Promise<Response> {
  let isMade = false
  try {
    const answer = await whileClaimed(payload, key, async () => run())
    if (answer.ok) {
      await fulfil(payload, key, command.idIn((await answer.clone().json()) as never))
      isMade = true
    }
    return answer
  } finally {
    if (!isMade) await abandon(payload, key)
  }
}

/** That somebody has deleted it is said once: asked for again, it is another creation. */
async function repeated(
  req: PayloadRequest,
  { slug, command }: Asked,
  key: string,
  made: Made,
): Promise<Response> {
  const { document } = made
  if (await isAnother(req.payload, slug, made)) {
    await abandon(req.payload, key)
    throw new NotFound(req.t)
  }
  try {
    return await command.again(req, slug, document)
  } catch (thrown) {
    if (thrown instanceof NotFound && !(await isThere(req, slug, document))) {
      await abandon(req.payload, key)
    }
    throw thrown
  }
}

/** Not everyone who may create a document may read it. */
async function isThere({ payload }: PayloadRequest, slug: string, id: string): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: slug, where: { id: { equals: id } } })
  return totalDocs > 0
}

/** The document that the first one made, as this person may see it. */
async function answerWith(
  req: PayloadRequest,
  slug: string,
  document: string,
  more: { trash?: boolean } = {},
): Promise<Response> {
  const doc = await asSeen(req, slug, document, more)
  return Response.json({ doc, isRepeated: true } satisfies Created, { status: 201 })
}

const asSeen = (req: PayloadRequest, slug: string, id: string, more: { trash?: boolean } = {}) =>
  req.payload.findByID({
    collection: slug,
    id,
    depth: Number(req.query.depth ?? 0),
    draft: req.query.draft === 'true',
    // Asked without a fallback, another language's text is not this one's.
    fallbackLocale: req.fallbackLocale ?? false,
    overrideAccess: false,
    req,
    ...more,
  })
