import { setTimeout as wait } from 'node:timers/promises'
import type { MongoDatabase } from './mongo-database.ts'

/** A name that one holder at a time has, among all processes of a site. */
export interface HeldLease {
  /** By the clock of this process that only goes forward: when the database last said it is ours. */
  confirmedAt: number
  isLost: boolean
  renew: () => Promise<void>
  end: () => Promise<void>
}

/** So long after its last sign of life a process is taken for dead. */
export const leaseMs = 30_000

/** As long as PostgreSQL's and SQLite's users wait for each other at most before they are told. */
const patienceMs = 30_000

const collectionName = 'stateroom_holds'

/** Takes the lease as soon as nobody has it. Whoever waits too long is told so. */
export async function takeLease(
  database: MongoDatabase,
  name: string,
  owner: string,
): Promise<HeldLease> {
  const leases = leasesOf(database)
  const giveUpAt = performance.now() + patienceMs
  for (let pause = 4; ; pause = Math.min(2 * pause, 100)) {
    const confirmedAt = performance.now()
    if (await take(database, name, owner)) return held(leases, name, owner, confirmedAt)
    if (performance.now() > giveUpAt) {
      throw new Error(`Another save has kept ${name} busy for ${patienceMs} ms.`)
    }
    // Several who wait don't ask at the same moments.
    await wait(pause * (0.5 + Math.random()))
  }
}

/** One statement, by the database's clock: the lease is ours where it is nobody's or has run out. */
async function take(database: MongoDatabase, name: string, owner: string): Promise<boolean> {
  const isFree = { $lt: [{ $ifNull: ['$until', new Date(0)] }, '$$NOW'] }
  const change = {
    owner: { $cond: [isFree, owner, '$owner'] },
    until: { $cond: [isFree, { $add: ['$$NOW', leaseMs] }, '$until'] },
  }
  try {
    const lease = await leasesOf(database).findOneAndUpdate({ _id: name }, [{ $set: change }], {
      upsert: true,
      returnDocument: 'after',
      writeConcern: { w: 'majority' },
    })
    return lease?.owner === owner
  } catch (thrown) {
    if (isDuplicate(thrown)) return false
    throw thrown
  }
}

function held(
  leases: ReturnType<typeof leasesOf>,
  _id: string,
  owner: string,
  takenAt: number,
): HeldLease {
  const lease: HeldLease = {
    confirmedAt: takenAt,
    isLost: false,
    renew: async () => {
      const askedAt = performance.now()
      const until = { $add: ['$$NOW', leaseMs] }
      const { matchedCount } = await leases.updateOne({ _id, owner }, [{ $set: { until } }])
      if (matchedCount === 1) lease.confirmedAt = askedAt
      else lease.isLost = true
    },
    end: async () => {
      await leases.deleteOne({ _id, owner })
    },
  }
  return lease
}

function leasesOf({ connection }: MongoDatabase) {
  if (!connection.db) throw new Error('MongoDB is not connected.')
  return connection.db.collection(collectionName)
}

/** Two made the same lease at once: the other one was first. */
const isDuplicate = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 11000
