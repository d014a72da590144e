import type { ArrayField, BlocksField } from 'payload'
import { z } from 'zod'
import { optionalComponent } from '../component.ts'
import type { KeysOf } from '../keys-of.ts'
import { anyFunction, databaseName, flag, label } from '../values.ts'
import { fieldAdmin, fieldComponents } from './admin.ts'
import { interfaceName, manyKeys, valueKeys } from './keys.ts'

const initCollapsed = flag('Collapses items by default.')
const isSortable = flag('Lets people order the items.')

export const labels = z
  .strictObject({
    singular: label.describe('The singular label.'),
    plural: label.describe('The plural label.'),
  })
  .optional()
  .describe('The singular and plural labels.')

const rowKeys = {
  ...valueKeys,
  labels,
  minRows: manyKeys.minRows,
  maxRows: manyKeys.maxRows,
}

/** `fields` is handed in, because a row may hold rows. */
export const arrayField = (fields: z.ZodType) =>
  z.strictObject({
    type: z.literal('array').describe('A list of items with the same fields.'),
    ...rowKeys,
    fields: fields.describe('The fields of an item.'),
    dbName: databaseName("The name of the rows' table."),
    interfaceName,
    admin: fieldAdmin({
      components: fieldComponents
        .extend({ RowLabel: optionalComponent("Shows an item's title.") })
        .optional()
        .describe('Custom components for its parts.'),
      initCollapsed,
      isSortable,
    }),
  } satisfies KeysOf<ArrayField>)

/** `block` is handed in, because a block may hold blocks. */
export const blocksField = (block: z.ZodType) =>
  z.strictObject({
    type: z.literal('blocks').describe('A list of blocks of different types.'),
    ...rowKeys,
    blocks: z.array(block).describe('The available blocks.'),
    blockReferences: z
      .array(z.union([z.string(), block]))
      .optional()
      .describe("The same; a slug refers to one of the config's `blocks`."),
    filterOptions: z
      .union([z.array(z.string()), anyFunction])
      .optional()
      .describe('The slugs of the available blocks, or a function that returns them.'),
    admin: fieldAdmin({ initCollapsed, isSortable }),
  } satisfies KeysOf<BlocksField>)
