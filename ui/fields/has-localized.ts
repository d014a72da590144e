import type { ClientField } from '#config-schema'

/** Whether any of these fields, however deep, has a value per content language. */
export function hasLocalized(fields: readonly ClientField[]): boolean {
  return fields.some(
    (field) =>
      ('localized' in field && field.localized) ||
      ('fields' in field && hasLocalized(field.fields)) ||
      (field.type === 'tabs' && field.tabs.some((tab) => hasLocalized(tab.fields))) ||
      (field.type === 'blocks' && field.blocks.some((block) => hasLocalized(block.fields))),
  )
}
