import type { ClientField } from '#contracts/fields'
import { hasShape } from '#contracts/fields'
import type { FieldState } from '#contracts/form-state'

/** A field as the server decided about it, for this document. */
export function decidedField(field: ClientField, state: FieldState): ClientField {
  const allowed = state.readOnly === false && 'readOnly' in field ? writable(field) : field
  const { options, where, blocks } = state
  if (options && hasShape(allowed, 'option')) {
    return { ...allowed, options: allowed.options.filter(({ value }) => options.includes(value)) }
  }
  if (where && hasShape(allowed, 'reference')) return { ...allowed, filters: where }
  if (blocks && 'blocks' in allowed) return { ...allowed, offered: blocks }
  return allowed
}

const writable = <Field extends ClientField>(field: Field): Field => ({
  ...field,
  readOnly: { create: false, update: false },
})
