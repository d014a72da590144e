import type { Endpoint, GlobalConfig, PayloadRequest } from 'payload'
import { endpointAfter } from './endpoint-after.ts'
import { keysOf, once } from './once.ts'

/** A global takes back a version once for each name, as a document does. */
export const restoreGlobalOnce = (global: GlobalConfig): GlobalConfig => {
  if (!global.versions || global.endpoints === false) return global
  return { ...global, endpoints: [restoringOnce(global.slug), ...(global.endpoints ?? [])] }
}

function restoringOnce(slug: string): Endpoint {
  const endpoint: Endpoint = {
    path: '/versions/:id',
    method: 'post',
    handler: (req) => {
      const keys = keysOf(req, `global ${slug} restore ${req.routeParams?.id}`)
      const asked = { idIn: () => slug, again: () => answerWith(req, slug) }
      return once(req, asked, keys, () => endpointAfter(endpoint, configOf(req, slug))(req))
    },
  }
  return endpoint
}

const configOf = ({ payload }: PayloadRequest, slug: string) =>
  payload.config.globals.find((global) => global.slug === slug)!

/** The global as it is now, as this person may see it. */
async function answerWith(req: PayloadRequest, slug: string): Promise<Response> {
  const doc = await req.payload.findGlobal({
    slug,
    depth: Number(req.query.depth ?? 0),
    draft: req.query.draft === 'true',
    // Asked without a fallback, another language's text is not this one's.
    fallbackLocale: req.fallbackLocale ?? false,
    overrideAccess: false,
    req,
  })
  return Response.json({ doc, message: req.t('version:restoredSuccessfully') })
}
