import type { ClientField } from '#config-schema'

/** The field whose value is at this path, through whatever arranges fields; null where rows are on the way. */
export function fieldAt(
  fields: readonly ClientField[],
  [name, ...rest]: readonly string[],
): ClientField | null {
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
): ClientField | null {
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
        ? field
        : inside(field.name, field.fields, path)
    default:
      return rest.length === 0 && field.name === name ? field : null
  }
}

/** What has no name lends its fields to its parent. */
function inside(
  own: string | null,
  fields: readonly ClientField[],
  path: readonly string[],
): ClientField | null {
  if (own === null) return fieldAt(fields, path)
  return own === path[0] ? fieldAt(fields, path.slice(1)) : null
}
