import type { LivePreviewConfig, RootLivePreviewConfig } from 'payload'
import { z } from 'zod'
import type { KeysOf } from './keys-of.ts'
import { anyFunction, flag, texts } from './values.ts'

const size = z.union([z.number(), z.string()])

const keys = {
  url: z
    .union([z.string(), z.null(), anyFunction])
    .optional()
    .describe(
      "The URL of the document's page, such as `https://example.com/{slug}` with fields of the document, or a function that returns it.",
    ),
  breakpoints: z
    .array(
      z.strictObject({
        name: z.string().describe('A unique name.'),
        label: z.string().describe('The label.'),
        width: size.describe('The width in pixels.'),
        height: size.describe('The height in pixels.'),
      }),
    )
    .optional()
    .describe('The available sizes.'),
  openByDefault: flag('Open by default.'),
}

/** Of one collection or global. */
export const livePreview = z
  .strictObject(keys satisfies KeysOf<LivePreviewConfig>)
  .meta({ id: 'LivePreview', description: 'The page beside the form.' })

/** Of the whole site. */
export const rootLivePreview = z
  .strictObject({
    ...keys,
    collections: texts('The slugs of the collections that have live preview.'),
    globals: texts('The slugs of the globals that have live preview.'),
  } satisfies KeysOf<RootLivePreviewConfig>)
  .meta({ id: 'SiteLivePreview', description: 'Live preview of several collections and globals.' })
