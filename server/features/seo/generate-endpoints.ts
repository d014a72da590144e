import type {
  Endpoint,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { executeAccess } from 'payload'
import { z } from 'zod'
import { isRecord } from '#contracts/is-record'
import type { Generated } from '#contracts/seo'
import { generatePath } from '#contracts/seo'
import { Problem } from '#problems'
import { answer } from '../../kit/answer.ts'
import { jsonOf } from '../../kit/json-of.ts'
import { partsOf } from '../../kit/payload-fields/field-tree.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { functionsIn } from './functions-in.ts'
import type { GenerateArgs, SeoFunctions } from './seo.ts'

const functionOf = {
  title: 'generateTitle',
  description: 'generateDescription',
  url: 'generateURL',
  image: 'generateImage',
} as const satisfies Record<Generated, keyof SeoFunctions>

const all = Object.keys(functionOf) as Generated[]

/** The site's endpoints with ours. Payload's plugin may be there too: it keeps answering for its own. */
export const generateEndpoints = (given: readonly Endpoint[]): Endpoint[] => {
  const paths = all.map(generatePath)
  return [
    ...given.filter(({ method, path }) => method !== 'post' || !paths.includes(path)),
    ...all.map((what) =>
      generateEndpoint(
        what,
        given.find(({ method, path }) => method === 'post' && path === generatePath(what)),
      ),
    ),
  ]
}

const generateEndpoint = (what: Generated, plugin: Endpoint | undefined): Endpoint => ({
  path: generatePath(what),
  method: 'post',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const body: unknown = await jsonOf(req)
    const { data, success } = schema.safeParse(body)
    if (!success) throw new Problem('access.refused')
    const target = targetOf(req, data)
    const functions = target && functionsIn(partsOf(entityOf(target).fields))
    if (!functions && plugin) {
      return plugin.handler(Object.assign(req, { json: async () => body }))
    }
    if (!target || !functions) throw new Problem('access.refused')
    await refuseWhoMayNotEdit(req, target, data)
    const args = { ...data, ...configIn(target), req } as GenerateArgs
    const result = (await functions[functionOf[what]]?.(args)) ?? ''
    return Response.json({ result })
  }),
})

const id = z.union([z.string(), z.number()])

const schema = z.looseObject({
  collectionSlug: z.string().nullish(),
  globalSlug: z.string().nullish(),
  id: id.nullish(),
  doc: z.looseObject({ id: id.nullish() }).default({}),
})

type Asked = z.output<typeof schema>

type Target = { collection: SanitizedCollectionConfig } | { global: SanitizedGlobalConfig }

/** null: neither one nor the other, or both. */
function targetOf({ payload }: PayloadRequest, { collectionSlug, globalSlug }: Asked) {
  if (Boolean(collectionSlug) === Boolean(globalSlug)) return null
  if (collectionSlug) {
    const collection = payload.collections[collectionSlug]?.config
    return collection ? { collection } : null
  }
  const global = payload.config.globals.find(({ slug }) => slug === globalSlug)
  return global ? { global } : null
}

const entityOf = (target: Target) => ('global' in target ? target.global : target.collection)

const configIn = (target: Target) =>
  'global' in target ? { globalConfig: target.global } : { collectionConfig: target.collection }

/** The rules of Payload's plugin: whoever may read the document, or create one where there is none. */
async function refuseWhoMayNotEdit(req: PayloadRequest, target: Target, { doc, ...asked }: Asked) {
  const { payload } = req
  const reading = {
    depth: 0,
    draft: true,
    disableErrors: true,
    overrideAccess: false,
    req,
  } as const
  if ('global' in target) {
    const found = await payload.findGlobal({ slug: target.global.slug, ...reading })
    if (!isRecord(found)) throw new Problem('access.refused')
    return
  }
  const { collection } = target
  const ids = [asked.id, doc.id].filter((id) => id !== null && id !== undefined)
  if (ids.length === 2 && String(ids[0]) !== String(ids[1])) throw new Problem('access.refused')
  const [named] = ids
  if (named !== undefined) {
    const where = { collection: collection.slug, trash: true }
    if (await payload.findByID({ ...where, id: named, ...reading })) return
    const { totalDocs } = await payload.count({ ...where, where: { id: { equals: named } }, req })
    if (totalDocs > 0) throw new Problem('access.refused')
  }
  const mayCreate = await executeAccess(
    { data: doc, disableErrors: true, req },
    collection.access.create,
  )
  if (!mayCreate) throw new Problem('access.refused')
}
