import type { ClientField, ClientTab } from '#config-schema'
import { pathBelow } from '../kit/paths.ts'

/** What is to be asked about a field itself, or about one of its tabs. */
export const hasQuestions = (field: ClientField): boolean =>
  field.asks !== undefined || (field.type === 'tabs' && field.tabs.some(({ asks }) => asks))

/** Where an answer speaks of a field or a tab: by its name, or by the one it is given. */
export function placeOf(part: ClientField | ClientTab, parent: string): string {
  const name = 'name' in part ? part.name : null
  const own = name ?? part.asks?.at
  return own === undefined ? parent : pathBelow(parent, own)
}
