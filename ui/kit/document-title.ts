import type { ClientCollection, ClientGlobal, DocumentData } from '#config-schema'

/** What stands for the document: its title field, or a global's name; empty where the field is. */
export function titleOf(entity: ClientCollection | ClientGlobal, values: DocumentData): string {
  if (!('useAsTitle' in entity)) return entity.label
  const title = values[entity.useAsTitle]
  return typeof title === 'string' || typeof title === 'number' ? String(title) : ''
}
