import { z } from 'zod'
import { slug } from './values.ts'

/** `templates` of the whole config: documents that others begin with. */
export const templates = z
  .strictObject({
    exclude: z
      .array(slug)
      .default([])
      .meta({ description: 'Collections without templates.', 'x-default': '`[]`' }),
  })
  .meta({ id: 'Templates', description: 'Templates that new documents begin with.' })

/** What a site owner writes. */
export type TemplatesInput = z.input<typeof templates>

/** What the server works with. */
export type TemplatesConfig = z.output<typeof templates>
