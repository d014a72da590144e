import { z } from 'zod'
import { slug } from './values.ts'

/** `translation` of the whole config: which language the others are translated from. */
export const translation = z
  .strictObject({
    source: z.string().optional().meta({
      description: 'The locale that the others are translated from.',
      'x-default': '`localization.defaultLocale`',
    }),
    exclude: z.array(slug).default([]).meta({
      description: 'Collections and globals that nobody translates.',
      'x-default': '`[]`',
    }),
  })
  .meta({ id: 'Translation', description: 'Translating documents beside their source.' })

/** What a site owner writes. */
export type TranslationInput = z.input<typeof translation>

/** What the server works with. */
export type TranslationConfig = z.output<typeof translation>
