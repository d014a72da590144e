import type { CollectionConfig, Endpoint, PayloadRequest } from 'payload'
import { NotFound } from 'payload'
import type { Created } from '#contracts/documents'
import { baseHeader } from '#contracts/revisions'
import type { Made } from './claims.ts'
import { isAnother } from './claims.ts'
import { endpointAfter } from './endpoint-after.ts'
import { keysOf, once } from './once.ts'

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
      const run = () => endpointAfter(endpoint, req.payload.collections[slug]!.config)(req)
      if (!isMeant(req)) return run()
      const { idIn, isOf } = command
      const scope = isOf ? `${slug} ${isOf} ${req.routeParams?.id}` : slug
      const again = (made: Made, forget: () => Promise<void>) =>
        repeated(req, { slug, command }, made, forget)
      return once(req, { idIn, again }, keysOf(req, scope), run)
    },
  }
  return endpoint
}

interface Asked {
  slug: string
  command: Command
}

/** That somebody has deleted it is said once: asked for again, it is another creation. */
async function repeated(
  req: PayloadRequest,
  { slug, command }: Asked,
  made: Made,
  forget: () => Promise<void>,
): Promise<Response> {
  const { document } = made
  if (await isAnother(req.payload, slug, made)) {
    await forget()
    throw new NotFound(req.t)
  }
  try {
    return await command.again(req, slug, document)
  } catch (thrown) {
    if (thrown instanceof NotFound && !(await isThere(req, slug, document))) await forget()
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
