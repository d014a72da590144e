import type { AdminUser } from '#contracts/admin-config'
import type { DocumentRef } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { Wanted } from '#machines/restore-field'
import { attempt } from './attempt.ts'
import { keeperOf } from './shared-computer.ts'

/** For this page alone, where the browser keeps nothing. */
const inMemory = new Map<string, string>()

/**
 * What a person wants taken over into a document that is about to open. It lies in this tab, so that no
 * link can bring an edit along, and stays until it is taken over or given up: a reload loses nothing.
 */
export function handOver(user: AdminUser, ref: DocumentRef, wanted: Wanted): void {
  const [key, text] = [keyOf(user, ref), JSON.stringify(wanted)]
  inMemory.set(key, text)
  attempt(() => sessionStorage.setItem(key, text))
}

export function handedOver(user: AdminUser, ref: DocumentRef): Wanted | null {
  const key = keyOf(user, ref)
  const kept = attempt(() => sessionStorage.getItem(key)) ?? inMemory.get(key)
  const wanted: unknown = attempt(() => JSON.parse(kept ?? 'null'))
  return isWanted(wanted) ? wanted : null
}

export const forgetHandedOver = (user: AdminUser, ref: DocumentRef): void =>
  forget(keyOf(user, ref))

/** What a person left in this tab. */
export function forgetAllHandedOver(user: string): void {
  const kept = attempt(() => Object.keys(sessionStorage)) ?? []
  for (const key of [...kept, ...inMemory.keys()]) {
    if (key.startsWith(prefixOf(user))) forget(key)
  }
}

function forget(key: string): void {
  inMemory.delete(key)
  attempt(() => sessionStorage.removeItem(key))
}

const keyOf = (user: AdminUser, ref: DocumentRef): string =>
  `${prefixOf(keeperOf(user))}${JSON.stringify([
    ref.kind,
    ref.slug,
    ref.kind === 'collection' && ref.id !== null ? String(ref.id) : null,
    ref.locale,
  ])}`

const prefixOf = (user: string): string => `stateroom.restore-field:${user}:`

const isWanted = (value: unknown): value is Wanted =>
  isRecord(value) && Array.isArray(value.place) && typeof value.kind === 'string'
