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
    slug: slug.describe('The name in URLs and of the table.'),
    labels: z
      .strictObject({
        singular: optionalLabel('The singular label.'),
        plural: optionalLabel('The plural label.'),
      })
      .optional()
      .describe('The singular and plural labels.'),
    fields: fields.describe('The fields of a document.'),
    access: collectionAccess,
    admin: collectionAdmin,
    auth,
    upload,
    versions: collectionVersions,
    hooks: collectionHooks,
    endpoints: entityEndpoints,
    timestamps: z.boolean().default(true).describe('Adds `createdAt` and `updatedAt`.'),
    trash: flag('Moves deleted documents to the trash.'),
    defaultSort: sort("The list's default sort order."),
    orderable: flag('Lets people order documents manually.'),
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
    indexes: z
      .array(
        z.strictObject({
          fields: z.array(z.string()).min(1).describe('The field paths.'),
          unique: flag('Requires a unique combination of values.'),
        }),
      )
      .default([])
      .describe('Database indexes over several fields.'),
    custom: z.record(z.string(), z.unknown()).default({}).describe('Custom data, server only.'),
    dbName: databaseName('The name of the table.'),
    defaultPopulate: open('The fields to read when another document refers to this one.'),
    forceSelect: open('The fields that are always read.'),
    disableBulkDelete: flag('Turns off deleting several documents at once.'),
    disableBulkEdit: flag('Turns off editing several documents at once.'),
    disableDuplicate: flag('Turns off duplicating documents.'),
    enableQueryPresets: flag('Lets people save and share views of the list.'),
    folders: z
      .union([
        z.boolean(),
        z.strictObject({ browseByFolder: flag('Shown in the view by folders.') }),
      ])
      .optional()
      .describe('Lets people put documents into folders.'),
    graphQL: z
      .union([
        z.literal(false),
        z.strictObject({
          singularName: text('The singular name in GraphQL.'),
          pluralName: text('The plural name in GraphQL.'),
          disableQueries: z.literal(true).optional().describe('Turns off queries.'),
          disableMutations: z.literal(true).optional().describe('Turns off mutations.'),
        }),
      ])
      .optional()
      .describe('GraphQL options of the collection.'),
    typescript: z
      .strictObject({ interface: text('The name of the generated type.') })
      .optional()
      .describe('Options of the generated types.'),
    _sanitized: flag("Set by Payload. Don't set it yourself."),
  } satisfies KeysOf<CollectionConfig>)
  .meta({
    id: 'Collection',
    description: 'A list of documents with the same fields.',
  }) as unknown as z.ZodType<ResolvedCollection, CollectionConfig>
