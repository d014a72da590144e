import type { SanitizedConfig } from 'payload'
import { createPayloadRequest } from 'payload'
import { panelAddresses } from './panel/feature.ts'

type Route = (request: Request, context: { params: Promise<Params> }) => Promise<Response>

interface Params {
  /** Of a folder `[[...path]]`. */
  path?: string[]
}

/**
 * `stateroom-admin/next`: the panel at an address of your choice, by a file
 * `app/stateroom/[[...path]]/route.ts`. Next.js answers HEAD with it, too.
 */
export const panelRoute =
  (config: Promise<SanitizedConfig> | SanitizedConfig): Route =>
  async (request, { params }) => {
    const { path = [] } = await params
    const req = await createPayloadRequest({ config, request })
    // This file can be another copy of the module than the one in the config, which has the options.
    const panel = req.payload.config.endpoints.find(({ path }) => path === panelAddresses)
    if (!panel) return new Response(`${withoutPlugin}\n`, { status: 500 })
    req.routeParams = { path }
    return panel.handler(req)
  }

const withoutPlugin = 'Add stateroom() to "plugins" in payload.config.ts.'
