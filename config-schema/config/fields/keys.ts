import type { FieldBase } from 'payload'
import { z } from 'zod'
import type { KeysOf } from '../keys-of.ts'
import {
  anything,
  count,
  flag,
  formed,
  functions,
  label,
  open,
  optionalFunction,
} from '../values.ts'

/** The keys that even a field without a value has. */
export const plainKeys = {
  _sanitized: flag("Set by Payload. Don't set it yourself."),
  access: z
    .strictObject({
      create: optionalFunction('Whether the user can set the value on a new document.'),
      read: optionalFunction('Whether the user can read the value.'),
      update: optionalFunction('Whether the user can update the value.'),
    })
    .meta({ id: 'FieldAccess', description: 'Who may do what with a field.' })
    .optional()
    .describe('Access control of the field.'),
  custom: open('Custom data, server only.'),
  defaultValue: anything('The default value, or a function that returns it.'),
  hidden: flag('Removes the value from every response and from the admin panel.'),
  index: flag('Adds a database index.'),
  typescriptSchema: functions('Changes to the generated type.'),
  unique: flag('Requires a unique value.'),
}

export const required = flag('Requires a value.')

export const saveToJWT = z
  .union([z.boolean(), z.string()])
  .optional()
  .describe("Stores the value in the session's token, under this name.")

export const hooks = z
  .strictObject({
    afterChange: functions('Runs after a save.'),
    afterRead: functions('Runs after every read; can change the result.'),
    beforeChange: functions('Runs before a save; can change the stored value.'),
    beforeDuplicate: functions('Runs before a document is duplicated.'),
    beforeValidate: functions('Runs before validation; can change the value.'),
  } satisfies KeysOf<NonNullable<FieldBase['hooks']>>)
  .meta({
    id: 'FieldHooks',
    description: 'Functions of yours at moments in the life of a value.',
  })
  .optional()
  .describe('Hooks of the field.')

export const validate = optionalFunction('Returns `true`, or the message to show at the field.')

export const fieldLabel = z
  .union([z.literal(false), label])
  .optional()
  .describe("The field's label; by default, made from the name; `false` for none.")

/** A name that may be part of a path such as `seo.title`. */
export const fieldName = formed(/^[^.]+$/, 'title').describe("The field's key in the document.")

/** The keys of what holds a value, or fields that do. */
export const dataKeys = {
  ...plainKeys,
  label: fieldLabel,
  localized: flag('One value per locale.'),
  saveToJWT,
  hooks,
  disableDuplicate: flag('Leaves the value out when a document is duplicated.'),
  virtual: z
    .union([z.boolean(), z.string()])
    .optional()
    .describe('Not stored: set by hooks, or read through the relationship at this path.'),
}

/** The keys of a field that holds a value. */
export const valueKeys = {
  name: fieldName,
  required,
  validate,
  ...dataKeys,
} satisfies Omit<KeysOf<FieldBase>, 'admin'>

/** How many entries a field with `hasMany` takes. */
export const manyKeys = {
  hasMany: flag('Allows more than one value.'),
  minRows: count('The minimum number of values.'),
  maxRows: count('The maximum number of values.'),
}

/** How long a text may be. */
export const lengthKeys = {
  minLength: count('The minimum number of characters.'),
  maxLength: count('The maximum number of characters.'),
}

/** Names that Payload gives to what it generates. */
export const interfaceName = z
  .string()
  .optional()
  .describe('The name of the generated TypeScript and GraphQL type.')

export const graphQL = z
  .strictObject({ complexity: count('The cost of the field in a GraphQL query.') })
  .optional()
  .describe('GraphQL options of the field.')
