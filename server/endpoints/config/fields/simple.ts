import type { FieldOfKind } from '#contracts/fields'
import type { Common } from './parts.ts'
import { manyOf, orNull, plainRecord } from './parts.ts'
import type { Source } from './source.ts'
import { adminOf } from './source.ts'

export const projectText = (field: Source<'text'>, common: Common): FieldOfKind<'text'> => ({
  type: 'text',
  ...common,
  ...manyOf(field),
  ...lengthOf(field),
  ...autoCompleteOf(field),
  ...rtlOf(field),
})

export const projectTextarea = (
  field: Source<'textarea'>,
  common: Common,
): FieldOfKind<'textarea'> => ({
  type: 'textarea',
  ...common,
  ...lengthOf(field),
  ...rtlOf(field),
  rows: orNull(field.admin?.rows),
})

export const projectNumber = (field: Source<'number'>, common: Common): FieldOfKind<'number'> => ({
  type: 'number',
  ...common,
  ...manyOf(field),
  ...autoCompleteOf(field),
  ...stepOf(field),
  min: orNull(field.min),
  max: orNull(field.max),
})

export const projectEmail = (field: Source<'email'>, common: Common): FieldOfKind<'email'> => ({
  type: 'email',
  ...common,
  ...autoCompleteOf(field),
})

/** Payload's server checks the value and hands it to hooks. */
export const projectPassword = (
  field: Source<'password'>,
  common: Common,
): FieldOfKind<'password'> => ({
  type: 'password',
  ...common,
  ...lengthOf(field),
  ...autoCompleteOf(field),
})

export const projectPoint = (field: Source<'point'>, common: Common): FieldOfKind<'point'> => ({
  type: 'point',
  ...common,
  ...stepOf(field),
})

export const projectCode = (field: Source<'code'>, common: Common): FieldOfKind<'code'> => ({
  type: 'code',
  ...common,
  language: orNull(field.admin?.language),
  editorOptions: plainRecord(field.admin?.editorOptions),
})

export const projectJson = (field: Source<'json'>, common: Common): FieldOfKind<'json'> => ({
  type: 'json',
  ...common,
  jsonSchema: orNull(field.jsonSchema),
  maxHeight: orNull(field.admin?.maxHeight),
})

const lengthOf = ({ minLength, maxLength }: { minLength?: number; maxLength?: number }) => ({
  minLength: orNull(minLength),
  maxLength: orNull(maxLength),
})

const autoCompleteOf = (field: { admin?: object }) => ({
  autoComplete: orNull(adminOf(field).autoComplete),
})

const rtlOf = (field: { admin?: object }) => ({ rtl: adminOf(field).rtl === true })

const stepOf = (field: { admin?: object }) => ({ step: orNull(adminOf(field).step) })
