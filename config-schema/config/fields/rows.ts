import type { ArrayField, BlocksField } from 'payload'
import { z } from 'zod'
import { optionalComponent } from '../component.ts'
import type { KeysOf } from '../keys-of.ts'
import { anyFunction, databaseName, flag, label } from '../values.ts'
import { fieldAdmin, fieldComponents } from './admin.ts'
import { interfaceName, manyKeys, valueKeys } from './keys.ts'

const initCollapsed = flag('The rows start closed.')
const isSortable = flag('The rows can be put in order.')

export const labels = z
  .strictObject({
    singular: label.describe('The word for one.'),
    plural: label.describe('The word for many.'),
  })
  .optional()
  .describe('What one of them, and several, are called.')

const rowKeys = {
  ...valueKeys,
  labels,
  minRows: manyKeys.minRows,
  maxRows: manyKeys.maxRows,
}

/** `fields` is handed in, because a row may hold rows. */
export const arrayField = (fields: z.ZodType) =>
  z.strictObject({
    type: z.literal('array').describe('Rows that all have the same fields.'),
    ...rowKeys,
    fields: fields.describe('The fields of a row.'),
    dbName: databaseName("The name of the rows' table."),
    interfaceName,
    admin: fieldAdmin({
      components: fieldComponents
        .extend({ RowLabel: optionalComponent("Shows a row's title.") })
        .optional()
        .describe('What replaces or joins its parts.'),
      initCollapsed,
      isSortable,
    }),
  } satisfies KeysOf<ArrayField>)

/** `block` is handed in, because a block may hold blocks. */
export const blocksField = (block: z.ZodType) =>
  z.strictObject({
    type: z.literal('blocks').describe('Rows that each choose their fields from a set of blocks.'),
    ...rowKeys,
    blocks: z.array(block).describe('The blocks to choose from.'),
    blockReferences: z
      .array(z.union([z.string(), block]))
      .optional()
      .describe("The same, where a slug stands for one of the config's `blocks`."),
    filterOptions: z
      .union([z.array(z.string()), anyFunction])
      .optional()
      .describe('The slugs of the blocks on offer, or a function that names them.'),
    admin: fieldAdmin({ initCollapsed, isSortable }),
  } satisfies KeysOf<BlocksField>)
