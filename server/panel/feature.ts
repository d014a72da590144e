import type { Endpoint } from 'payload'
import { panelPath } from '#contracts/page'
import { previewOrigins } from '../features/preview/preview-origins.ts'
import type { Feature } from '../kit/feature.ts'
import type { Files } from './serve-panel.ts'
import { servePanel } from './serve-panel.ts'

/** Below the project's REST route. */
export const panelAddresses = `${panelPath}/:path*`

/** The panel itself, for a Payload project that another host serves. */
export const panel = (frames: readonly string[], siteFiles: Files = {}): Feature => ({
  endpoints: [panelEndpoint('get', frames, siteFiles), panelEndpoint('head', frames, siteFiles)],
})

const panelEndpoint = (
  method: Endpoint['method'],
  frames: readonly string[],
  siteFiles: Files,
): Endpoint => ({
  path: panelAddresses,
  method,
  handler: (req) => {
    const sources = {
      editorCdn: null,
      frames: previewOrigins(req.payload.config, frames),
      bucket: null,
    }
    const segments = [req.routeParams?.path ?? []].flat().map(String)
    return servePanel(req, segments, { sources, siteFiles })
  },
})
