import type { Endpoint } from 'payload'
import { panelPath } from '#config-schema'
import { previewOrigins } from '../features/preview/preview-origins.ts'
import type { Feature } from '../kit/feature.ts'
import { servePanel } from './serve-panel.ts'

/** Below the project's REST route. */
export const panelAddresses = `${panelPath}/:path*`

/** The panel itself, for a Payload project that another host serves. */
export const panel = (frames: readonly string[]): Feature => ({
  endpoints: [panelEndpoint('get', frames), panelEndpoint('head', frames)],
})

const panelEndpoint = (method: Endpoint['method'], frames: readonly string[]): Endpoint => ({
  path: panelAddresses,
  method,
  handler: (req) =>
    servePanel(req, [req.routeParams?.path ?? []].flat().map(String), {
      editorCdn: null,
      frames: previewOrigins(req.payload.config, frames),
      bucket: null,
    }),
})
