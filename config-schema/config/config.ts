import type { Block, Config, Plugin } from 'payload'
import { z } from 'zod'
import { admin, routes } from './admin.ts'
import { collection } from './collection.ts'
import { endpoints } from './endpoints.ts'
import { block, blockInMap } from './fields/field.ts'
import { global } from './global.ts'
import { localization } from './localization.ts'
import { search } from './search.ts'
import { formed, func, opaque, slug } from './values.ts'

type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number]

/** The whole of what a site owner writes: types, checks, JSON Schema and reference come from here. */
export const configSchema = z
  .strictObject({
    siteName: formed(/\S/, 'My site').default('Stateroom').describe('What the site is called.'),
    collections: z.array(collection).describe('The lists of documents.'),
    globals: z
      .array(global)
      .default([])
      .meta({ description: 'The single documents.', 'x-default': '`[]`' }),
    blocks: z
      .union([z.array(block), z.record(slug, blockInMap).transform(toList)])
      .default([])
      .meta({
        description: 'Blocks that fields name in `blockReferences`: a map by slug, or a list.',
        'x-default': '`[]`',
      }),
    admin,
    routes,
    cookiePrefix: formed(/^[\w-]+$/, 'my-site')
      .default('payload')
      .describe('What the names of all cookies begin with.'),
    localization,
    search: search
      .optional()
      .describe('One collection in which documents of several are found; none without it.'),
    i18n: z
      .strictObject({
        languages: z
          .array(z.string())
          .min(1)
          .optional()
          .describe("The admin's languages; all that it speaks without."),
        fallback: z
          .string()
          .default('en')
          .describe('The language of whoever asks for one that is not there.'),
      })
      .prefault({})
      .describe("The admin's own language."),
    upload: z
      .strictObject({
        limits: z
          .strictObject({
            fileSize: z
              .int()
              .min(1)
              .default(100 * 1024 ** 2)
              .describe('The largest file that is taken, in bytes.'),
          })
          .prefault({})
          .describe('How much is taken.'),
      })
      .prefault({})
      .describe('Files of every collection.'),
    plugins: z.array(func<Plugin>('A plugin.')).default([]).describe("Payload's plugins."),
    onInit: func<NonNullable<Config['onInit']>>('Run once the server is up.').optional(),
    endpoints: endpoints.default([]).describe('Addresses of your own in the API.'),
    hooks: z
      .strictObject({
        afterError: z
          .array(func<AfterError>('Run when a request fails.'))
          .optional()
          .describe('Run when a request fails.'),
      })
      .optional()
      .describe('Functions of yours for every collection.'),
    queryPresets: opaque<NonNullable<Config['queryPresets']>>(
      'Who may keep views of lists, and with whom they can be shared.',
    ),
    jobs: opaque<NonNullable<Config['jobs']>>('Work that runs later.'),
    custom: z
      .record(z.string(), z.unknown())
      .default({})
      .describe('Data of your own, for the server only.'),
  })
  .meta({ id: 'Config', description: 'The config of a site.' })

function toList(blocks: Record<string, Block>): Block[] {
  return Object.entries(blocks).map(([slug, block]) => ({ ...block, slug }))
}
