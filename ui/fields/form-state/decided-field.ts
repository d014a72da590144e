import type { ClientField, FieldState } from '#config-schema'

/** A field as the server decided about it, for this document. */
export function decidedField(field: ClientField, state: FieldState): ClientField {
  const allowed = state.readOnly === false && 'readOnly' in field ? writable(field) : field
  switch (allowed.type) {
    case 'select': {
      const { options } = state
      if (!options) return allowed
      return { ...allowed, options: allowed.options.filter(({ value }) => options.includes(value)) }
    }
    case 'relationship':
    case 'upload':
      return state.where ? { ...allowed, filters: state.where } : allowed
    case 'blocks':
      return state.blocks ? { ...allowed, offered: state.blocks } : allowed
    default:
      return allowed
  }
}

const writable = <Field extends ClientField>(field: Field): Field => ({
  ...field,
  readOnly: { create: false, update: false },
})
