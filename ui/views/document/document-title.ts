import type { ClientCollection, ClientGlobal, DocumentData } from '#config-schema'

/** What stands for the document: its title field, else its id; empty where it has neither. */
export function titleOf(entity: ClientCollection | ClientGlobal, values: DocumentData): string {
  if (!('useAsTitle' in entity)) return entity.label
  const title = values[entity.useAsTitle]
  return typeof title === 'string' || typeof title === 'number' ? String(title) : ''
}
