import type { JoinField, RelationshipField, UploadField } from 'payload'
import { z } from 'zod'
import type { KeysOf } from '../keys-of.ts'
import { anyFunction, count, flag, formed, sort, texts, where } from '../values.ts'
import { fieldAdmin } from './admin.ts'
import { graphQL, manyKeys, valueKeys } from './keys.ts'

const allowCreate = flag('New documents can be made from here.')
const isSortable = flag('The chosen documents can be put in order.')
const maxDepth = count('How deep the documents are read.')
const sortOptions = z
  .union([z.string(), z.record(z.string(), z.string())])
  .optional()
  .describe('How the choices are sorted; with several collections, one entry each.')

const referenceKeys = {
  ...valueKeys,
  ...manyKeys,
  relationTo: z
    .union([z.string(), z.array(z.string()).min(1)])
    .describe('The slug of the collection, or of several.'),
  filterOptions: z
    .union([z.null(), anyFunction, where])
    .optional()
    .describe('Which documents are offered: a query, or a function that makes it.'),
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
    allowEdit: flag('The chosen document can be edited from here.'),
    appearance: z
      .enum(['select', 'drawer'])
      .optional()
      .describe('Chosen from a menu, or from a list in a drawer.'),
    isSortable,
    placeholder: z
      .union([z.string(), anyFunction])
      .optional()
      .describe('Shown while nothing is chosen.'),
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
  type: z.literal('join').describe('The documents elsewhere that name this one.'),
  ...valueKeys,
  collection: z
    .union([z.string(), z.array(z.string()).min(1)])
    .describe('The slug of the collection that points here, or of several.'),
  on: formed(/\S/, 'author').describe('The field over there that points here.'),
  hasMany: manyKeys.hasMany,
  defaultLimit: count('Documents per page.'),
  defaultSort: sort('The order of the documents.'),
  maxDepth,
  orderable: flag('The documents can be put in order by hand.'),
  where: where.optional().describe('Which of the documents are shown.'),
  sanitizedMany: z.array(z.unknown()).optional().describe('Set by Payload; never by hand.'),
  graphQL,
  admin: fieldAdmin({
    allowCreate,
    defaultColumns: texts('The columns that are shown.'),
    disableRowTypes: flag('Hides the column with the kind of document.'),
  }),
} satisfies KeysOf<JoinField>)
