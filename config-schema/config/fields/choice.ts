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
      label: z.union([label, reactElement]).describe("The option's label."),
      value: z.string().describe('The stored value.'),
    } satisfies KeysOf<OptionObject>),
  ])
  .meta({ id: 'Option', description: 'One choice: a value, or a value with its label.' })

const choiceKeys = {
  ...valueKeys,
  options: z.array(option).min(1).describe('The options.'),
  dbName: databaseName("The name of the values' table."),
  enumName: databaseName("The name of the database's enum."),
  interfaceName,
}

export const selectField = z.strictObject({
  type: z.literal('select').describe('One option from a list, or several with `hasMany`.'),
  ...choiceKeys,
  hasMany: manyKeys.hasMany,
  filterOptions: optionalFunction('Returns the available options.'),
  admin: fieldAdmin({
    isClearable: flag('Lets people clear the value.'),
    isSortable: flag('Lets people order the selected values.'),
    placeholder: z.union([z.string(), anyFunction]).optional().describe('The placeholder.'),
  }),
} satisfies KeysOf<SelectField>)

export const radioField = z.strictObject({
  type: z.literal('radio').describe('One of a few options, all visible.'),
  ...choiceKeys,
  admin: fieldAdmin({
    layout: z.enum(['horizontal', 'vertical']).optional().describe('Horizontal or vertical.'),
  }),
} satisfies KeysOf<RadioField>)

export const checkboxField = z.strictObject({
  type: z.literal('checkbox').describe('True or false.'),
  ...valueKeys,
  admin: fieldAdmin({}),
} satisfies KeysOf<CheckboxField>)
