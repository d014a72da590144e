import { createHash } from 'node:crypto'
import type { CollectionConfig, Endpoint, PayloadRequest } from 'payload'
import { NotFound } from 'payload'
import type { Created } from '#contracts/documents'
import { creationsNamed, idempotencyHeader } from '#contracts/documents'
import type { Made } from './claims.ts'
import { abandon, claimPatiently, fulfil, isAnother, whileClaimed } from './claims.ts'

/** Makes no second document when a creation is sent again because its answer was lost. */
export const createOnce = (collection: CollectionConfig): CollectionConfig =>
  collection.endpoints === false
    ? collection
    : { ...collection, endpoints: [endpointFor(collection.slug), ...(collection.endpoints ?? [])] }

function endpointFor(slug: string): Endpoint {
  const endpoint: Endpoint = {
    path: '/',
    method: 'post',
    handler: async (req) => {
      return once(req, slug, keysOf(req, slug), () => creatorAfter(endpoint, req, slug)(req))
    },
  }
  return endpoint
}

/** The endpoint that would have answered without ours: the site's own, or Payload's. */
function creatorAfter(ours: Endpoint, { payload }: PayloadRequest, slug: string) {
  const endpoints = payload.collections[slug]!.config.endpoints || []
  const isCreator = ({ path, method }: Omit<Endpoint, 'root'>) => path === '/' && method === 'post'
  return endpoints.slice(endpoints.indexOf(ours) + 1).find(isCreator)!.handler
}

const keysOf = (req: PayloadRequest, slug: string): readonly string[] =>
  creationsNamed(req.headers.get(idempotencyHeader) ?? '').flatMap(
    (name) => creationKey(req, slug, name) ?? [],
  )

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
  slug: string,
  [key, ...others]: readonly string[],
  create: () => Response | Promise<Response>,
): Promise<Response> {
  if (key === undefined) return create()
  const found = await claimPatiently(req.payload, key)
  if (found.state === 'ours') return remembered(req, key, () => once(req, slug, others, create))
  if (found.state === 'made') return repeated(req, slug, key, found)
  return new Response(null, { status: 503, headers: { 'retry-after': '1' } })
}

/** A creation that is refused is forgotten: it may be mended and sent again. */
async function remembered(
  { payload }: PayloadRequest,
  key: string,
  create: () => Response | Promise<Response>,
): Promise<Response> {
  let isMade = false
  try {
    const answer = await whileClaimed(payload, key, async () => create())
    if (answer.ok) {
      const { doc }: Created = await answer.clone().json()
      await fulfil(payload, key, doc.id)
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
  slug: string,
  key: string,
  made: Made,
): Promise<Response> {
  const { document } = made
  if (await isAnother(req.payload, slug, made)) {
    await abandon(req.payload, key)
    throw new NotFound(req.t)
  }
  try {
    return await answerWith(req, slug, document)
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
async function answerWith(req: PayloadRequest, slug: string, document: string): Promise<Response> {
  const doc = await req.payload.findByID({
    collection: slug,
    id: document,
    depth: Number(req.query.depth ?? 0),
    draft: req.query.draft === 'true',
    // Asked without a fallback, another language's text is not this one's.
    fallbackLocale: req.fallbackLocale ?? false,
    overrideAccess: false,
    req,
  })
  return Response.json({ doc, isRepeated: true } satisfies Created, { status: 201 })
}
