import type { ClientField, ClientTab } from '#contracts/fields'
import { childrenOf, pathBelow } from '#contracts/fields'

/** What is to be asked about a field itself, or about one of its tabs. */
export const hasQuestions = (field: ClientField): boolean =>
  field.asks !== undefined ||
  childrenOf(field).some(({ holder }) => 'asks' in holder && holder.asks !== undefined)

/** Where an answer speaks of a field or a tab: by its name, or by the one it is given. */
export function placeOf(part: ClientField | ClientTab, parent: string): string {
  const name = 'name' in part ? part.name : null
  const own = name ?? part.asks?.at
  return own === undefined ? parent : pathBelow(parent, own)
}
