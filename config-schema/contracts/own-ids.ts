import type { ClientCollection, ClientGlobal } from './admin-config.ts'
import { membersOf } from './fields/field-tree.ts'

/** Whether a collection has an `id` field: its documents are named by whoever creates them (DOC-17). */
export const hasOwnId = ({ fields }: Pick<ClientCollection | ClientGlobal, 'fields'>): boolean =>
  membersOf(fields).some(({ name }) => name === 'id')

/** In an address below a collection these stand for something else, or for nothing. */
const reserved = new Set(['.', '..', 'access', 'count', 'create', 'trash', 'versions'])
const reservedOfUsers = new Set(['init', 'me'])

/** Whether a document with this id could not be opened. Addresses don't tell upper case apart. */
export function isReservedId(id: unknown, { auth }: { auth?: unknown }): boolean {
  const name = String(id).trim().toLowerCase()
  return reserved.has(name) || (Boolean(auth) && reservedOfUsers.has(name))
}
