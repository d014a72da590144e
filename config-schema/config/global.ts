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
    slug: slug.describe('The name in addresses and of the table.'),
    label: optionalLabel('What it is called.'),
    fields: fields.describe('The fields of the global.'),
    access: globalAccess,
    admin: globalAdmin,
    versions: globalVersions,
    hooks: globalHooks,
    endpoints: entityEndpoints,
    lockDocuments: z
      .union([
        z.literal(false),
        z.strictObject({ duration: z.number().min(1).describe('Seconds that a lock holds.') }),
      ])
      .optional()
      .describe('Tells others who is editing; `false` does not.'),
    custom: open('Data of your own, for the server only.'),
    dbName: databaseName('The name of the table.'),
    forceSelect: open('What is read in any case.'),
    graphQL: z
      .union([
        z.literal(false),
        z.strictObject({
          name: text('The name in GraphQL.'),
          disableQueries: z.literal(true).optional().describe('No queries.'),
          disableMutations: z.literal(true).optional().describe('No mutations.'),
        }),
      ])
      .optional()
      .describe("The global's place in GraphQL."),
    typescript: z
      .strictObject({ interface: text('The name of the generated type.') })
      .optional()
      .describe('The generated types.'),
    _sanitized: flag('Set by Payload; never by hand.'),
  } satisfies KeysOf<GlobalConfig>)
  .meta({
    id: 'Global',
    description: 'A single document with a form of its own.',
  }) as unknown as z.ZodType<GlobalConfig, GlobalConfig>
