import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import { memberNamed } from '#contracts/fields'
import { optionTitle } from '../client/summaries.ts'

/** What stands for the document: its title field, or a global's name; empty where the field is. */
export function titleOf(entity: ClientCollection | ClientGlobal, values: DocumentData): string {
  if (!('useAsTitle' in entity)) return entity.label
  const title = values[entity.useAsTitle]
  if (typeof title !== 'string' && typeof title !== 'number') return ''
  return optionTitle(entity, title) ?? String(title)
}

/** The path of the field that shows the title at the head of a form; undefined: what it is called is no line that one types there. */
export function titlePathOf(entity: ClientCollection | ClientGlobal): string | undefined {
  if (!('useAsTitle' in entity)) return undefined
  const { fields, useAsTitle } = entity
  const field = memberNamed(
    fields.filter(({ position }) => position !== 'sidebar'),
    useAsTitle,
  )?.part
  const isLine = field && 'type' in field && field.type === 'text' && !field.hasMany
  return isLine && !field.hidden && !field.components?.Field ? useAsTitle : undefined
}
