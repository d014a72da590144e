import type { AdminUser } from '#contracts/admin-config'
import type { DocumentRef } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { Wanted } from '#machines/restore-field'
import { keeperOf } from './shared-computer.ts'

/**
 * What a person wants taken over into a document that is about to open. It lies in this tab, so that no
 * link can bring an edit along, and stays until it is taken over or given up: a reload loses nothing.
 */
export function handOver(user: AdminUser, ref: DocumentRef, wanted: Wanted): void {
  sessionStorage.setItem(keyOf(user, ref), JSON.stringify(wanted))
}

export function handedOver(user: AdminUser, ref: DocumentRef): Wanted | null {
  try {
    const wanted: unknown = JSON.parse(sessionStorage.getItem(keyOf(user, ref)) ?? 'null')
    return isWanted(wanted) ? wanted : null
  } catch {
    return null
  }
}

export const forgetHandedOver = (user: AdminUser, ref: DocumentRef): void =>
  sessionStorage.removeItem(keyOf(user, ref))

/** What a person left in this tab. */
export function forgetAllHandedOver(user: string): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefixOf(user))) sessionStorage.removeItem(key)
  }
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
