import { Forbidden } from 'payload'
import type { BeforeOperation } from './own-account.ts'

interface Session {
  id: string
  createdAt?: string | Date | null
}

/** A session can be renewed until it is this old, in seconds. Without stored sessions nobody knows when it began. */
export const limitSessionAge =
  (maxAge: number): BeforeOperation =>
  ({ collection, operation, req }) => {
    if (operation !== 'refresh' || !req.user) return
    const { _sid, sessions = [] } = req.user as { _sid?: string; sessions?: Session[] | null }
    const begun = sessions?.find(({ id }) => id === _sid)?.createdAt
    const { tokenExpiration } = collection.auth
    const wouldEnd = Date.now() + tokenExpiration * 1000
    if (begun && wouldEnd > new Date(begun).getTime() + maxAge * 1000) throw new Forbidden(req.t)
  }
