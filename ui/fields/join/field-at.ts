import type { ClientField } from '#config-schema'

interface Found {
  field: ClientField
  /** Of a document there are as many values of it as there are rows. */
  isInRows: boolean
}

/** The field whose value is at this path, through whatever arranges fields. */
export function fieldAt(
  fields: readonly ClientField[],
  [name, ...rest]: readonly string[],
): Found | null {
  for (const field of fields) {
    const found = within(field, name, rest)
    if (found) return found
  }
  return null
}

function within(
  field: ClientField,
  name: string | undefined,
  rest: readonly string[],
): Found | null {
  if (name === undefined) return null
  const path = [name, ...rest]
  switch (field.type) {
    case 'row':
    case 'collapsible':
      return fieldAt(field.fields, path)
    case 'tabs':
      return (
        field.tabs
          .map((tab) => inside(tab.name, tab.fields, path))
          .find((found) => found !== null) ?? null
      )
    case 'group':
      return rest.length === 0 && field.name === name
        ? { field, isInRows: false }
        : inside(field.name, field.fields, path)
    case 'array': {
      const found = inside(field.name, field.fields, path)
      return found && { ...found, isInRows: true }
    }
    default:
      return rest.length === 0 && field.name === name ? { field, isInRows: false } : null
  }
}

/** What has no name lends its fields to its parent. */
function inside(
  own: string | null,
  fields: readonly ClientField[],
  path: readonly string[],
): Found | null {
  if (own === null) return fieldAt(fields, path)
  return own === path[0] ? fieldAt(fields, path.slice(1)) : null
}
