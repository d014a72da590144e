import { z } from 'zod'
import { formed } from './values.ts'

/** `preview` of the whole config: what live preview needs besides Payload's own options. */
export const preview = z
  .strictObject({
    origins: z
      .array(formed(/^https?:\/\/[^/?#\s]+$/, 'https://www.example.com'))
      .default([])
      .describe(
        "Where the site's pages are, such as `https://www.example.com`. Origins of URLs that are written as text are known without it.",
      ),
    drafts: z
      .boolean()
      .default(false)
      .describe(
        'Adds a signed token to preview URLs with which the site can read the draft, and lets people share links to drafts.',
      ),
    linkHours: z
      .int()
      .min(1)
      .max(24 * 90)
      .default(72)
      .describe('Hours until a shared link expires.'),
  })
  .meta({ id: 'Preview', description: "How the site's pages show drafts." })

/** What a site owner writes. */
export type PreviewInput = z.input<typeof preview>

/** What the server works with. */
export type PreviewConfig = z.output<typeof preview>
