import type { ClientField } from '#config-schema'

/** `parent` is '' at the root of a document. */
export const pathBelow = (parent: string, name: string | number): string =>
  parent === '' ? String(name) : `${parent}.${name}`

/** The path of a field's value; a field that only arranges others has their parent's. */
export const pathOf = (field: ClientField, parent: string): string =>
  'name' in field && field.name !== null ? pathBelow(parent, field.name) : parent

export const isWithin = (path: string, prefix: string): boolean =>
  prefix === '' || path === prefix || path.startsWith(`${prefix}.`)

/** The outermost paths of the values that these fields hold, through what only arranges them. */
export const valuePathsOf = (fields: readonly ClientField[], parent: string): string[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') {
      return field.tabs.flatMap(({ name, fields }) =>
        name === null ? valuePathsOf(fields, parent) : pathBelow(parent, name),
      )
    }
    const path = pathOf(field, parent)
    return path === parent && 'fields' in field ? valuePathsOf(field.fields, parent) : path
  })
