import type { PayloadRequest } from 'payload'
import type { UserRef } from '../features/locks/current-lock.ts'
import { userTitle } from '../kit/user-title.ts'
import { keyOfUser } from './server-event.ts'

/** What users are called, for a while, as far as the one who asks may know. */
export interface Names {
  of: (req: PayloadRequest, user: UserRef) => Promise<string | null>
  /** Somebody's name or rights have changed. */
  forget: () => void
}

const keptMs = 30_000
const mostKept = 10_000

export function makeNames(): Names {
  const kept = new Map<string, { name: Promise<string | null>; until: number }>()
  return {
    of: (req, user) => {
      const now = Date.now()
      const key = `${req.user?.collection} ${req.user?.id}: ${keyOfUser(user)}`
      const found = kept.get(key)
      if (found && found.until > now) return found.name
      if (kept.size >= mostKept) kept.clear()
      const name = userTitle(req, user.relationTo, user.value).catch(() => null)
      kept.set(key, { name, until: now + keptMs })
      return name
    },
    forget: () => kept.clear(),
  }
}
