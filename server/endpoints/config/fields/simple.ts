import type { FieldOfKind } from '#config-schema'
import { projectDate } from './date.ts'
import type { Common } from './parts.ts'
import { manyOf, orNull, plainRecord } from './parts.ts'
import type { Source, Surroundings } from './source.ts'
import { adminOf } from './source.ts'

type SimpleKind = 'text' | 'textarea' | 'number' | 'email' | 'point' | 'date' | 'code' | 'json'

/** The kinds that hold values of their own and point at nothing else in the config. */
export function projectSimple(
  field: Source<SimpleKind>,
  common: Common,
  surroundings: Surroundings,
): FieldOfKind<SimpleKind> {
  switch (field.type) {
    case 'text':
      return {
        type: 'text',
        ...common,
        ...manyOf(field),
        ...lengthOf(field),
        ...autoCompleteOf(field),
        ...rtlOf(field),
      }
    case 'textarea':
      return {
        type: 'textarea',
        ...common,
        ...lengthOf(field),
        ...rtlOf(field),
        rows: orNull(field.admin?.rows),
      }
    case 'number':
      return {
        type: 'number',
        ...common,
        ...manyOf(field),
        ...autoCompleteOf(field),
        ...stepOf(field),
        min: orNull(field.min),
        max: orNull(field.max),
      }
    case 'email':
      return { type: 'email', ...common, ...autoCompleteOf(field) }
    case 'point':
      return { type: 'point', ...common, ...stepOf(field) }
    case 'date':
      return projectDate(field, common, surroundings)
    case 'code':
      return {
        type: 'code',
        ...common,
        language: orNull(field.admin?.language),
        editorOptions: plainRecord(field.admin?.editorOptions),
      }
    case 'json':
      return {
        type: 'json',
        ...common,
        jsonSchema: orNull(field.jsonSchema),
        maxHeight: orNull(field.admin?.maxHeight),
      }
  }
}

/** Payload's types do not list this kind; its server checks the value and hands it to hooks. */
export const projectPassword = (
  field: { minLength?: number; maxLength?: number; admin?: object },
  common: Common,
): FieldOfKind<'password'> => ({
  type: 'password',
  ...common,
  ...lengthOf(field),
  ...autoCompleteOf(field),
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
