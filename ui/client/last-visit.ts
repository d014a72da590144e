import type { AdminUser } from '#contracts/admin-config'
import { attempt } from './attempt.ts'
import { keeperOf } from './shared-computer.ts'

/** ms after which somebody who comes back visits anew. */
const pause = 30 * 60_000

/** When a visit of this browser began, and when it was seen last, as ISO texts. */
interface Visit {
  /** The end of the one before; null: there was none. */
  since: string | null
  at: string
}

/**
 * Since when somebody has not been in this browser's panel: the end of their last visit; null: this is
 * the first. Whoever asks is here now.
 */
export function lastVisit(user: AdminUser, now = new Date()): string | null {
  const kept = readVisit(user)
  const isOver = kept !== null && +now - Date.parse(kept.at) > pause
  const since = isOver ? kept.at : (kept?.since ?? null)
  keepVisit(user, { since, at: now.toISOString() })
  return since
}

export const forgetVisit = (user: string): void =>
  attempt(() => localStorage.removeItem(keyFor(user)))

function readVisit(user: AdminUser): Visit | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyFor(keeperOf(user))) ?? 'null')
    const isVisit = kept !== null && !Number.isNaN(Date.parse(kept.at))
    return isVisit ? { since: isMoment(kept.since) ? kept.since : null, at: kept.at } : null
  } catch {
    return null
  }
}

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

const keepVisit = (user: AdminUser, visit: Visit): void =>
  attempt(() => localStorage.setItem(keyFor(keeperOf(user)), JSON.stringify(visit)))

const keyFor = (user: string) => `stateroom-visit ${user}`
