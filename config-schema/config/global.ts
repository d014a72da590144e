import type { GlobalConfig } from 'payload'
import { z } from 'zod'
import { globalAccess } from './access.ts'
import { entityEndpoints } from './endpoints.ts'
import { globalAdmin } from './entity-admin.ts'
import { fields } from './fields/field.ts'
import { globalHooks } from './hooks.ts'
import type { KeysOf } from './keys-of.ts'
import { databaseName, flag, open, optionalLabel, slug, text } from './values.ts'
import { globalVersions } from './versions.ts'

/** A single document with a form of its own. Its type is Payload's own, as a collection's is. */
export const global = z
  .strictObject({
    slug: slug.describe('The name in URLs and of the table.'),
    label: optionalLabel('The label.'),
    fields: fields.describe('The fields of the global.'),
    access: globalAccess,
    admin: globalAdmin,
    versions: globalVersions,
    hooks: globalHooks,
    endpoints: entityEndpoints,
    lockDocuments: z
      .union([
        z.literal(false),
        z.strictObject({
          duration: z
            .number()
            .min(1)
            .describe('Seconds without an edit after which the lock expires.'),
        }),
      ])
      .optional()
      .describe('Locks a document while someone is editing it; `false` turns locks off.'),
    custom: open('Custom data, server only.'),
    dbName: databaseName('The name of the table.'),
    forceSelect: open('The fields that are always read.'),
    graphQL: z
      .union([
        z.literal(false),
        z.strictObject({
          name: text('The name in GraphQL.'),
          disableQueries: z.literal(true).optional().describe('Turns off queries.'),
          disableMutations: z.literal(true).optional().describe('Turns off mutations.'),
        }),
      ])
      .optional()
      .describe('GraphQL options of the global.'),
    typescript: z
      .strictObject({ interface: text('The name of the generated type.') })
      .optional()
      .describe('Options of the generated types.'),
    _sanitized: flag("Set by Payload. Don't set it yourself."),
  } satisfies KeysOf<GlobalConfig>)
  .meta({
    id: 'Global',
    description: 'A single document with a form of its own.',
  }) as unknown as z.ZodType<GlobalConfig, GlobalConfig>
