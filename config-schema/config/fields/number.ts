import type { NumberField, PointField } from 'payload'
import { z } from 'zod'
import type { KeysOf } from '../keys-of.ts'
import { amount, optionalWords, text } from '../values.ts'
import { fieldAdmin } from './admin.ts'
import { manyKeys, valueKeys } from './keys.ts'

const placeholder = optionalWords('Shown while the field is empty.')
const step = amount('The step of the arrow keys.')

export const numberField = z.strictObject({
  type: z.literal('number').describe('A number.'),
  ...valueKeys,
  ...manyKeys,
  min: amount('The minimum value.'),
  max: amount('The maximum value.'),
  admin: fieldAdmin({
    autoComplete: text("The browser's autocomplete."),
    placeholder,
    step,
  }),
} satisfies KeysOf<NumberField>)

export const pointField = z.strictObject({
  type: z.literal('point').describe('A location: longitude and latitude.'),
  ...valueKeys,
  admin: fieldAdmin({ placeholder, step }),
} satisfies KeysOf<PointField>)
