import type { Endpoint } from 'payload'
import { panelPath } from '#contracts/page'
import type { BuiltComponents } from '../components/built-components.ts'
import { finderIn } from '../components/find-component.ts'
import { styleSheetOf } from '../components/style-sheet-of.ts'
import { previewOrigins } from '../features/preview/preview-origins.ts'
import type { Feature } from '../kit/feature.ts'
import { servePanel } from './serve-panel.ts'

/** Below the project's REST route. */
export const panelAddresses = `${panelPath}/:path*`

/** The panel itself, for a Payload project that another host serves. */
export const panel = (frames: readonly string[], built?: BuiltComponents): Feature => ({
  endpoints: [panelEndpoint('get', frames, built), panelEndpoint('head', frames, built)],
})

const panelEndpoint = (
  method: Endpoint['method'],
  frames: readonly string[],
  built: BuiltComponents | undefined,
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
    const styleSheet = styleSheetOf(
      req.payload.config,
      // A sheet names no files of the panel: one that was built for another version holds as well.
      finderIn((key) => built?.components[key], true),
    )
    return servePanel(req, segments, { sources, siteFiles: built?.files ?? {}, styleSheet })
  },
})
