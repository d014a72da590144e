import type { CheckboxField, OptionObject, RadioField, SelectField } from 'payload'
import { z } from 'zod'
import type { KeysOf } from '../keys-of.ts'
import { anyFunction, databaseName, flag, label, optionalFunction } from '../values.ts'
import { fieldAdmin } from './admin.ts'
import { interfaceName, manyKeys, valueKeys } from './keys.ts'

const reactElement = z
  .custom((value) => typeof value === 'object' && value !== null && '$$typeof' in value, {
    params: { expected: 'element' },
  })
  .meta({ 'x-type': 'element' })

const option = z
  .union([
    z.string(),
    z.strictObject({
      label: z.union([label, reactElement]).describe('The text of the choice.'),
      value: z.string().describe('What is stored.'),
    } satisfies KeysOf<OptionObject>),
  ])
  .meta({ id: 'Option', description: 'One choice: a value, or a value with its label.' })

const choiceKeys = {
  ...valueKeys,
  options: z.array(option).min(1).describe('The choices.'),
  dbName: databaseName("The name of the values' table."),
  enumName: databaseName("The name of the database's enum."),
  interfaceName,
}

export const selectField = z.strictObject({
  type: z.literal('select').describe('One of a list, or several with `hasMany`.'),
  ...choiceKeys,
  hasMany: manyKeys.hasMany,
  filterOptions: optionalFunction('Answers which of the choices are offered.'),
  admin: fieldAdmin({
    isClearable: flag('The choice can be taken back.'),
    isSortable: flag('The chosen values can be put in order.'),
    placeholder: z
      .union([z.string(), anyFunction])
      .optional()
      .describe('Shown while nothing is chosen.'),
  }),
} satisfies KeysOf<SelectField>)

export const radioField = z.strictObject({
  type: z.literal('radio').describe('One of a few, all in sight.'),
  ...choiceKeys,
  admin: fieldAdmin({
    layout: z.enum(['horizontal', 'vertical']).optional().describe('Beside or below one another.'),
  }),
} satisfies KeysOf<RadioField>)

export const checkboxField = z.strictObject({
  type: z.literal('checkbox').describe('Yes or no.'),
  ...valueKeys,
  admin: fieldAdmin({}),
} satisfies KeysOf<CheckboxField>)
