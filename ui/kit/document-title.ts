import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import { optionTitle } from '../client/summaries.ts'

/** What stands for the document: its title field, or a global's name; empty where the field is. */
export function titleOf(entity: ClientCollection | ClientGlobal, values: DocumentData): string {
  if (!('useAsTitle' in entity)) return entity.label
  const title = values[entity.useAsTitle]
  if (typeof title !== 'string' && typeof title !== 'number') return ''
  return optionTitle(entity, title) ?? String(title)
}
