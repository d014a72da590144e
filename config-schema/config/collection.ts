import type { CollectionConfig } from 'payload'
import { z } from 'zod'
import { collectionAccess } from './access.ts'
import { auth } from './auth.ts'
import { entityEndpoints } from './endpoints.ts'
import { collectionAdmin } from './entity-admin.ts'
import { fields } from './fields/field.ts'
import { collectionHooks } from './hooks.ts'
import type { KeysOf } from './keys-of.ts'
import { upload } from './upload.ts'
import { databaseName, flag, open, optionalLabel, slug, sort, text } from './values.ts'
import { collectionVersions } from './versions.ts'

/** A collection with every default filled in. */
export type ResolvedCollection = CollectionConfig &
  Required<
    Pick<
      CollectionConfig,
      | 'access'
      | 'admin'
      | 'auth'
      | 'custom'
      | 'endpoints'
      | 'hooks'
      | 'indexes'
      | 'timestamps'
      | 'upload'
      | 'versions'
    >
  >

/**
 * A list of documents with the same fields. Its type is Payload's own, which the keys are held to:
 * what zod infers adds `undefined` to every optional key, and Payload's types do not take that.
 */
export const collection = z
  .strictObject({
    slug: slug.describe('The name in addresses and of the table.'),
    labels: z
      .strictObject({
        singular: optionalLabel('The word for one document.'),
        plural: optionalLabel('The word for many.'),
      })
      .optional()
      .describe('What one document, and several, are called.'),
    fields: fields.describe('The fields of a document.'),
    access: collectionAccess,
    admin: collectionAdmin,
    auth,
    upload,
    versions: collectionVersions,
    hooks: collectionHooks,
    endpoints: entityEndpoints,
    timestamps: z.boolean().default(true).describe('Keeps `createdAt` and `updatedAt`.'),
    trash: flag('Deleted documents can be brought back.'),
    defaultSort: sort('The order of lists until somebody chooses another.'),
    orderable: flag('Documents can be put in order by hand.'),
    lockDocuments: z
      .union([
        z.literal(false),
        z.strictObject({ duration: z.number().min(1).describe('Seconds that a lock holds.') }),
      ])
      .optional()
      .describe('Tells others who is editing; `false` does not.'),
    indexes: z
      .array(
        z.strictObject({
          fields: z.array(z.string()).min(1).describe('The paths of the fields.'),
          unique: flag('No two documents have the same values.'),
        }),
      )
      .default([])
      .describe('Database indexes over several fields.'),
    custom: z
      .record(z.string(), z.unknown())
      .default({})
      .describe('Data of your own, for the server only.'),
    dbName: databaseName('The name of the table.'),
    defaultPopulate: open('What is read of a document that another one points to.'),
    forceSelect: open('What is read in any case.'),
    disableBulkDelete: flag('Documents cannot be deleted many at once.'),
    disableBulkEdit: flag('Documents cannot be edited many at once.'),
    disableDuplicate: flag('Documents cannot be copied.'),
    enableQueryPresets: flag('Views of the list can be saved and shared.'),
    folders: z
      .union([
        z.boolean(),
        z.strictObject({ browseByFolder: flag('Shown in the view by folders.') }),
      ])
      .optional()
      .describe('Documents can be put into folders.'),
    graphQL: z
      .union([
        z.literal(false),
        z.strictObject({
          singularName: text('The name of one in GraphQL.'),
          pluralName: text('The name of many in GraphQL.'),
          disableQueries: z.literal(true).optional().describe('No queries.'),
          disableMutations: z.literal(true).optional().describe('No mutations.'),
        }),
      ])
      .optional()
      .describe("The collection's place in GraphQL."),
    typescript: z
      .strictObject({ interface: text('The name of the generated type.') })
      .optional()
      .describe('The generated types.'),
    _sanitized: flag('Set by Payload; never by hand.'),
  } satisfies KeysOf<CollectionConfig>)
  .meta({
    id: 'Collection',
    description: 'A list of documents with the same fields.',
  }) as unknown as z.ZodType<ResolvedCollection, CollectionConfig>
