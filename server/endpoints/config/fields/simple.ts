import type { FieldOfKind } from '#config-schema'
import type { Common } from './parts.ts'
import { manyOf, orNull } from './parts.ts'
import type { Source } from './source.ts'

type SimpleKind = 'text' | 'textarea' | 'number' | 'date' | 'code'

/** The kinds that hold values of their own and point at nothing else in the config. */
export function projectSimple(field: Source<SimpleKind>, common: Common): FieldOfKind<SimpleKind> {
  switch (field.type) {
    case 'text':
      return { type: 'text', ...common, ...manyOf(field), ...lengthOf(field) }
    case 'textarea':
      return { type: 'textarea', ...common, ...lengthOf(field), rows: orNull(field.admin?.rows) }
    case 'number':
      return { type: 'number', ...common, ...manyOf(field), ...rangeOf(field) }
    case 'date':
      return { type: 'date', ...common, appearance: appearanceOf(field) }
    case 'code':
      return { type: 'code', ...common, language: orNull(field.admin?.language) }
  }
}

const lengthOf = ({ minLength, maxLength }: { minLength?: number; maxLength?: number }) => ({
  minLength: orNull(minLength),
  maxLength: orNull(maxLength),
})

const rangeOf = ({ admin, max, min }: Source<'number'>) => ({
  min: orNull(min),
  max: orNull(max),
  step: orNull(admin?.step),
})

function appearanceOf({ admin }: Source<'date'>): FieldOfKind<'date'>['appearance'] {
  const appearance = admin?.date?.pickerAppearance
  return appearance === undefined || appearance === 'default' ? 'dayOnly' : appearance
}
