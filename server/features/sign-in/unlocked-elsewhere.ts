import type { StoredUser } from './asked-user.ts'

/**
 * Another process, such as `stateroom user unlock`, can't reach the counts of this one. It leaves the
 * time of its unlock as a lock that has expired, which Payload clears at the next sign-in, right or
 * wrong. Each such mark counts once.
 */
export function unlocksElsewhere() {
  const taken = new Map<string, string>()

  return ({ id, lockUntil }: StoredUser): boolean => {
    const mark = lockUntil ? new Date(String(lockUntil)) : null
    if (!mark || mark.getTime() > Date.now()) return false
    const [key, time] = [String(id), mark.toISOString()]
    if (taken.get(key) === time) return false
    taken.set(key, time)
    return true
  }
}
