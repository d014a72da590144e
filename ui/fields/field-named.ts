import type { ClientField } from '#config-schema'

/** The named field; what only arranges others is looked through. */
export function fieldNamed(fields: readonly ClientField[], name: string): ClientField | undefined {
  for (const field of fields) {
    if ('name' in field && field.name === name) return field
    if (field.type === 'tabs') {
      const tab = field.tabs.find((one) => one.name === name)
      if (tab) return { ...asGroup, ...tab, name, localized: tab.localized === true }
    }
    const within = arranged(field)
    const found = within.length > 0 ? fieldNamed(within, name) : undefined
    if (found) return found
  }
  return undefined
}

const asGroup = { type: 'group' } as Extract<ClientField, { type: 'group' }>

/** The fields that a field puts beside others in the same record. */
export function arranged(field: ClientField): readonly ClientField[] {
  if (field.type === 'row' || field.type === 'collapsible') return field.fields
  if (field.type === 'group' && field.name === null) return field.fields
  if (field.type !== 'tabs') return []
  return field.tabs.flatMap((tab) => (tab.name === null ? tab.fields : []))
}
