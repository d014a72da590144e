import type { Access, Payload, PayloadRequest, Where } from 'payload'
import { isRecord } from '#config-schema'
import { locksSlug } from './lock-place.ts'

/**
 * Payload lets everybody who is signed in make a lock in anybody's name, and take anybody's away.
 * Here locks are made by `lockPath`, which gives each document one; over REST one takes over a lock
 * for oneself, as Payload's own admin does, and gives back one's own. Called when the collections are
 * there.
 */
export function hardenLocks({ collections }: Payload): void {
  const locks = collections[locksSlug]?.config
  if (!locks) return
  locks.access = { ...locks.access, create: () => false, update: forMyself, delete: ofMine }
}

const forMyself: Access = ({ req, data }) => {
  if (!isRecord(data) || Object.keys(data).some((name) => name !== 'user')) return false
  return isMe(req, data.user)
}

const ofMine: Access = ({ req: { user } }): boolean | Where =>
  user
    ? {
        and: [
          { 'user.relationTo': { equals: user.collection } },
          { 'user.value': { equals: user.id } },
        ],
      }
    : false

const isMe = ({ user }: PayloadRequest, named: unknown): boolean =>
  isRecord(named) &&
  named.relationTo === user?.collection &&
  String(named.value) === String(user?.id)
