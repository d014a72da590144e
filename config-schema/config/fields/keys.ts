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
  _sanitized: flag('Set by Payload; never by hand.'),
  access: z
    .strictObject({
      create: optionalFunction('Whether the value may be set on a new document.'),
      read: optionalFunction('Whether the value may be seen.'),
      update: optionalFunction('Whether the value may be changed.'),
    })
    .meta({ id: 'FieldAccess', description: 'Who may do what with a field.' })
    .optional()
    .describe('Who may see and set the value.'),
  custom: open('Data of your own, for the server only.'),
  defaultValue: anything('The value of a new document, or a function that makes it.'),
  hidden: flag('Keeps the value out of every answer and off the screen.'),
  index: flag('Adds a database index.'),
  typescriptSchema: functions('Changes to the generated type.'),
  unique: flag('No two documents have the same value.'),
}

export const required = flag('A document without a value is refused.')

export const saveToJWT = z
  .union([z.boolean(), z.string()])
  .optional()
  .describe("Puts the value into the session's token, under this name.")

export const hooks = z
  .strictObject({
    afterChange: functions('Run after a save.'),
    afterRead: functions('Run on every read; may change the value that is shown.'),
    beforeChange: functions('Run before a save; may change the value that is stored.'),
    beforeDuplicate: functions('Run before a document is copied.'),
    beforeValidate: functions('Run before the checks; may change the value.'),
  } satisfies KeysOf<NonNullable<FieldBase['hooks']>>)
  .meta({
    id: 'FieldHooks',
    description: 'Functions of yours at moments in the life of a value.',
  })
  .optional()
  .describe('Functions of yours that see or change the value.')

export const validate = optionalFunction('Answers `true`, or the sentence to show at the field.')

export const fieldLabel = z
  .union([z.literal(false), label])
  .optional()
  .describe('The text above the field; `false` for none; made from the name by default.')

/** A name that may be part of a path such as `seo.title`. */
export const fieldName = formed(/^[^.]+$/, 'title').describe(
  'The key of the value in the document.',
)

/** The keys of what holds a value, or fields that do. */
export const dataKeys = {
  ...plainKeys,
  label: fieldLabel,
  localized: flag('One value per locale.'),
  saveToJWT,
  hooks,
  disableDuplicate: flag('Leaves the value out when a document is copied.'),
  virtual: z
    .union([z.boolean(), z.string()])
    .optional()
    .describe('Not stored: made by hooks, or read through the relationship at this path.'),
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
  hasMany: flag('More than one value.'),
  minRows: count('The least number of values.'),
  maxRows: count('The greatest number of values.'),
}

/** How long a text may be. */
export const lengthKeys = {
  minLength: count('The least number of characters.'),
  maxLength: count('The greatest number of characters.'),
}

/** Names that Payload gives to what it generates. */
export const interfaceName = z
  .string()
  .optional()
  .describe('The name of the generated TypeScript and GraphQL type.')

export const graphQL = z
  .strictObject({ complexity: count('The cost of the field in a GraphQL query.') })
  .optional()
  .describe("The field's place in GraphQL.")
