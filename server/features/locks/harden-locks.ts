import type { Access, Payload } from 'payload'
import { locksSlug } from './lock-place.ts'

/**
 * Payload lets everybody who is signed in read every lock, make one in anybody's name, and take
 * anybody's away. Here that is the work of `lockPath`, which looks at the document first: whoever
 * takes over a lock must be allowed to save what it is on. Over REST one sees one's own, and gives it
 * back. Called when the collections are there.
 */
export function hardenLocks({ collections }: Payload): void {
  const locks = collections[locksSlug]?.config
  if (!locks) return
  locks.access = {
    ...locks.access,
    read: ofMine,
    create: () => false,
    update: () => false,
    delete: ofMine,
  }
}

const ofMine: Access = ({ req: { user } }) =>
  user !== null && {
    and: [
      { 'user.relationTo': { equals: user.collection } },
      { 'user.value': { equals: user.id } },
    ],
  }
