import type { JoinField, RelationshipField, UploadField } from 'payload'
import { z } from 'zod'
import type { KeysOf } from '../keys-of.ts'
import { anyFunction, count, flag, formed, sort, texts, where } from '../values.ts'
import { fieldAdmin } from './admin.ts'
import { graphQL, manyKeys, valueKeys } from './keys.ts'

const allowCreate = flag('Lets people create documents from the field.')
const isSortable = flag('Lets people order the selected documents.')
const maxDepth = count('The depth at which documents are read.')
const sortOptions = z
  .union([z.string(), z.record(z.string(), z.string())])
  .optional()
  .describe('The sort order of the options, for each collection.')

const referenceKeys = {
  ...valueKeys,
  ...manyKeys,
  relationTo: z
    .union([z.string(), z.array(z.string()).min(1)])
    .describe('The slug of one or more collections.'),
  filterOptions: z
    .union([z.null(), anyFunction, where])
    .optional()
    .describe('The available documents: a query, or a function that returns one.'),
  min: count('The older name of `minRows`.'),
  max: count('The older name of `maxRows`.'),
  maxDepth,
  graphQL,
}

export const relationshipField = z.strictObject({
  type: z.literal('relationship').describe('Another document, or several with `hasMany`.'),
  ...referenceKeys,
  admin: fieldAdmin({
    allowCreate,
    allowEdit: flag('Lets people edit the selected document from the field.'),
    appearance: z
      .enum(['select', 'drawer'])
      .optional()
      .describe('Selects from a menu, or from a list in a drawer.'),
    isSortable,
    placeholder: z.union([z.string(), anyFunction]).optional().describe('The placeholder.'),
    sortOptions,
  }),
} satisfies KeysOf<RelationshipField>)

export const uploadField = z.strictObject({
  type: z.literal('upload').describe('A file from an upload collection.'),
  ...referenceKeys,
  displayPreview: flag('Shows a preview of the file.'),
  admin: fieldAdmin({ allowCreate, isSortable, sortOptions }),
} satisfies KeysOf<UploadField>)

export const joinField = z.strictObject({
  type: z.literal('join').describe('The documents that link to this one.'),
  ...valueKeys,
  collection: z
    .union([z.string(), z.array(z.string()).min(1)])
    .describe('The slug of one or more collections that link here.'),
  on: formed(/\S/, 'author').describe('The field in that collection that links here.'),
  hasMany: manyKeys.hasMany,
  defaultLimit: count('Documents per page.'),
  defaultSort: sort('The order of the documents.'),
  maxDepth,
  orderable: flag('The documents can be put in order by hand.'),
  where: where.optional().describe('A query for the documents to show.'),
  sanitizedMany: z.array(z.unknown()).optional().describe("Set by Payload. Don't set it yourself."),
  graphQL,
  admin: fieldAdmin({
    allowCreate,
    defaultColumns: texts('The columns to show.'),
    disableRowTypes: flag('Hides the collection column.'),
  }),
} satisfies KeysOf<JoinField>)
