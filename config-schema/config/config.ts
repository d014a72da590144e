import type { Block, Config, Plugin } from 'payload'
import { z } from 'zod'
import { accounts } from './accounts.ts'
import { admin, routes } from './admin.ts'
import { assignments } from './assignments.ts'
import { audit } from './audit.ts'
import { collection } from './collection.ts'
import { comments } from './comments.ts'
import { email } from './email.ts'
import { endpoints } from './endpoints.ts'
import { block, blockInMap } from './fields/field.ts'
import { global } from './global.ts'
import type { KeysOf } from './keys-of.ts'
import { localization } from './localization.ts'
import { graphQL } from './payload/graphql.ts'
import { hostKeys } from './payload/host-keys.ts'
import { i18n } from './payload/i18n.ts'
import { uploadOptions } from './payload/upload-options.ts'
import { preflight } from './preflight.ts'
import { preview } from './preview.ts'
import { review } from './review.ts'
import { search } from './search.ts'
import { templates } from './templates.ts'
import { translation } from './translation.ts'
import { formed, func, opaque, slug } from './values.ts'

type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number]

/** The whole of what a site owner writes: types, checks, JSON Schema and reference come from here. */
export const configSchema = z
  .strictObject({
    siteName: formed(/\S/, 'My site').default('Stateroom').describe("The site's name."),
    collections: z
      .array(collection)
      .default([])
      .meta({ description: "The site's collections.", 'x-default': '`[]`' }),
    globals: z
      .array(global)
      .default([])
      .meta({ description: "The site's globals.", 'x-default': '`[]`' }),
    blocks: z
      .union([z.array(block), z.record(slug, blockInMap).transform(toList)])
      .default([])
      .meta({
        description: 'Blocks for fields to use in `blockReferences`: a map by slug, or a list.',
        'x-default': '`[]`',
      }),
    accounts,
    admin,
    routes,
    cookiePrefix: formed(/^[\w-]+$/, 'my-site')
      .default('payload')
      .describe('The prefix of all cookie names.'),
    localization,
    email,
    defaultMaxTextLength: z
      .int()
      .min(1)
      .default(40_000)
      .describe('The maximum length of a text in fields without `maxLength`.'),
    assignments: assignments
      .optional()
      .describe('Tasks on documents, with a person and a due day; off without it.'),
    audit: audit.optional().describe('A log of sign-ins, rights, exports, deletions and restores.'),
    comments: comments
      .optional()
      .describe('Comments on documents, fields, words and pictures; off without it.'),
    translation: translation
      .optional()
      .describe('Translating documents beside their source; off without it.'),
    preflight: preflight.prefault({}).describe('What is checked before documents are published.'),
    preview: preview.prefault({}).describe("How the site's pages show drafts."),
    review: review
      .optional()
      .describe('Which documents are reviewed before they are published; none without it.'),
    search: search
      .optional()
      .describe('A search collection with entries from several collections.'),
    templates: templates
      .optional()
      .describe('Templates that new documents begin with; off without it.'),
    i18n,
    upload: uploadOptions,
    plugins: z.array(func<Plugin>('A plugin.')).default([]).describe("Payload's plugins."),
    onInit: func<NonNullable<Config['onInit']>>('Runs when the server has started.').optional(),
    endpoints: endpoints.default([]).describe('Custom API endpoints.'),
    hooks: z
      .strictObject({
        afterError: z
          .array(func<AfterError>('Runs when a request fails.'))
          .optional()
          .describe('Runs when a request fails.'),
      })
      .optional()
      .describe('Hooks for every collection.'),
    queryPresets: opaque<Config, 'queryPresets'>(
      'Who can save views of lists, and who they can be shared with.',
    ),
    jobs: opaque<Config, 'jobs'>('Background jobs.'),
    custom: z.record(z.string(), z.unknown()).default({}).describe('Custom data, server only.'),
    graphQL,
    ...hostKeys,
  } satisfies KeysOf<Config> & Record<string, z.ZodType>)
  .meta({ id: 'Config', description: 'The config of a site.' })

function toList(blocks: Record<string, Block>): Block[] {
  return Object.entries(blocks).map(([slug, block]) => ({ ...block, slug }))
}
