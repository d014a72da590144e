import type { Block, Field } from 'payload'
import { z } from 'zod'
import { blockSchema } from '../block.ts'
import { slug } from '../values.ts'
import { checkboxField, radioField, selectField } from './choice.ts'
import { dateField } from './date.ts'
import { collapsibleField, groupField, rowField, tabsField, uiField } from './layout.ts'
import { numberField, pointField } from './number.ts'
import { jsonField, richTextField } from './open.ts'
import { joinField, relationshipField, uploadField } from './reference.ts'
import { arrayField, blocksField } from './rows.ts'
import { codeField, emailField, passwordField, textareaField, textField } from './text.ts'

/**
 * One field of any kind. Fields hold fields, so the kinds are looked up only when they are asked
 * for. The type is Payload's own, which each kind's keys are held to: what would be inferred
 * through the recursion says the same in pages.
 */
const field: z.ZodType<Field, Field> = z
  .lazy(() => kinds as unknown as z.ZodType<Field, Field>)
  .meta({ id: 'Field', description: 'One field of a form.' })

export const fields = z.array(field)

/** A block with its slug, as fields and Payload's own config list it. */
export const block: z.ZodType<Block, Block> = z
  .lazy(() => blockKeys as unknown as z.ZodType<Block, Block>)
  .meta({ id: 'Block', description: 'A set of fields that a row of a blocks field can have.' })

/** A block in a map, where the key is the slug: whoever reads the map puts it in. */
export const blockInMap: z.ZodType<Block, BlockInMap> = z
  .lazy(
    () =>
      blockKeys.extend({
        slug: slug.optional().describe('The same as its key in the map.'),
      }) as unknown as z.ZodType<Block, BlockInMap>,
  )
  .meta({ id: 'BlockInMap', description: 'A block whose slug is its key.' })

export type BlockInMap = Omit<Block, 'slug'> & { slug?: string }

const kinds = z.discriminatedUnion('type', [
  textField,
  textareaField,
  numberField,
  emailField,
  passwordField,
  dateField,
  checkboxField,
  selectField,
  radioField,
  codeField,
  jsonField,
  pointField,
  relationshipField,
  uploadField,
  richTextField,
  arrayField(fields),
  blocksField(block),
  groupField(fields),
  rowField(fields),
  collapsibleField(fields),
  tabsField(fields),
  joinField,
  uiField,
])

const blockKeys = blockSchema(fields)
