import type { SanitizedConfig } from 'payload'
import { createPayloadRequest } from 'payload'
import { panelAddresses } from '../panel/feature.ts'
import { panelBase } from '../panel/serve-panel.ts'

type Route = (request: Request, context: { params: Promise<Params> }) => Promise<Response>

interface Params {
  /** Of a folder `[[...path]]`. */
  path?: string[]
}

/**
 * The panel at an address of your choice, by a file `app/stateroom/[[...path]]/route.ts`. Next.js
 * answers HEAD with it, too.
 */
export const panelRoute =
  (config: Promise<SanitizedConfig> | SanitizedConfig, basePath?: string): Route =>
  async (request, { params }) => {
    const { path = [] } = await params
    const req = await createPayloadRequest({ config, request })
    // This file can be another copy of the module than the one in the config, which has the options.
    const panel = req.payload.config.endpoints.find(({ path }) => path === panelAddresses)
    if (!panel) return new Response(`${withoutPlugin}\n`, { status: 500 })
    req.routeParams = { path }
    if (basePath !== undefined) req.context[panelBase] = basePath
    return panel.handler(req)
  }

const withoutPlugin = 'Add stateroom() to "plugins" in payload.config.ts.'
