import type { AdminUser } from '#contracts/admin-config'
import { isRecord } from '#contracts/is-record'
import { attempt } from './attempt.ts'
import { keeperOf } from './shared-computer.ts'
import type { Reference } from './summaries.ts'

const most = 8

/** The documents that this person opened last in this browser, newest first. */
export function readRecent(user: AdminUser): readonly Reference[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(user)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isReference).slice(0, most) : []
  } catch {
    return []
  }
}

/** Puts a document first. Where the browser keeps nothing, nothing is remembered. */
export function rememberRecent(user: AdminUser, { slug, id }: Reference): void {
  const others = readRecent(user).filter((one) => !isSame(one, { slug, id }))
  try {
    localStorage.setItem(keyOf(user), JSON.stringify([{ slug, id }, ...others].slice(0, most)))
  } catch {
    // A full or forbidden store is no reason to disturb anybody.
  }
}

export const isSame = (one: Reference, other: Reference): boolean =>
  one.slug === other.slug && String(one.id) === String(other.id)

export const forgetRecent = (user: string): void =>
  attempt(() => localStorage.removeItem(keyFor(user)))

/** Names alone: what the documents are called is asked for anew, of whoever is signed in then. */
const keyOf = (user: AdminUser) => keyFor(keeperOf(user))

const keyFor = (user: string) => `stateroom-recent ${user}`

export const isReference = (candidate: unknown): candidate is Reference =>
  isRecord(candidate) &&
  typeof candidate.slug === 'string' &&
  (typeof candidate.id === 'string' || typeof candidate.id === 'number')
