import type { Payload } from 'payload'

/**
 * Another process, such as `stateroom user unlock`, can't reach the counts of this one. It leaves the
 * time of its unlock as a lock that has expired, which Payload clears at the next sign-in, right or
 * wrong. Each such mark counts once.
 */
export function unlocksElsewhere() {
  const taken = new Map<string, string>()

  return async (payload: Payload, collection: string, name: string): Promise<boolean> => {
    const { loginWithUsername } = payload.collections[collection]!.config.auth
    const byEmail = { email: { equals: name } }
    const user = await payload.db.findOne<{ id: string | number; lockUntil?: unknown }>({
      collection,
      where: loginWithUsername ? { or: [byEmail, { username: { equals: name } }] } : byEmail,
    })
    const mark = user?.lockUntil ? new Date(String(user.lockUntil)) : null
    if (!user || !mark || mark.getTime() > Date.now()) return false
    const [key, time] = [String(user.id), mark.toISOString()]
    if (taken.get(key) === time) return false
    taken.set(key, time)
    return true
  }
}
