import type { Payload } from 'payload'
import { keptOnPayload } from '../kept-on-payload.ts'
import type { HeldLease } from './lease.ts'
import { leaseMs, takeLease } from './lease.ts'
import type { MongoDatabase } from './mongo-database.ts'
import { readFromNow } from './read-from-now.ts'

/** What the requests of this process hold. */
interface Holds {
  /** By transaction, by name. */
  held: Map<string, Map<string, Promise<Held>>>
  /** Who waits for a name in this process: one after the other asks the database. */
  last: Map<string, Promise<unknown>>
  timer: NodeJS.Timeout | null
}

interface Held {
  lease: HeldLease
  /** Lets the next of this process ask. */
  pass: () => void
}

const holdsOn = keptOnPayload<Holds>('mongo-holds')

const renewMs = leaseMs / 3
/** Whoever has heard nothing for so long writes no more: another process may take its place soon. */
const trustMs = leaseMs - 5000

/** Lets others who would hold this name wait until the transaction ends. */
export async function hold(
  payload: Payload,
  database: MongoDatabase,
  { name, transaction }: { name: string; transaction: string },
): Promise<void> {
  const holds = holdsIn(payload)
  const own = holds.held.get(transaction) ?? new Map<string, Promise<Held>>()
  holds.held.set(transaction, own)
  const there = own.get(name)
  if (there) return void (await there)

  const taken = take(holds, database, name, transaction)
  own.set(name, taken)
  taken.catch(() => own.delete(name))
  await taken
  await readFromNow(database, transaction)
}

async function take(
  holds: Holds,
  database: MongoDatabase,
  name: string,
  transaction: string,
): Promise<Held> {
  const pass = await turnFor(holds, name)
  try {
    const lease = await takeLease(database, name, transaction)
    holds.timer ??= setInterval(() => void renewAll(holds), renewMs).unref()
    return { lease, pass }
  } catch (thrown) {
    pass()
    throw thrown
  }
}

/** Resolves when those of this process who asked before have had it. */
async function turnFor({ last }: Holds, name: string): Promise<() => void> {
  const before = last.get(name)
  let pass = () => {}
  const own = new Promise<void>((resolve) => {
    pass = resolve
  })
  last.set(name, own)
  await before
  return () => {
    if (last.get(name) === own) last.delete(name)
    pass()
  }
}

/** Called when the transaction has ended, however it did. */
export async function release(payload: Payload, transaction: string): Promise<void> {
  const holds = holdsIn(payload)
  const own = [...(holds.held.get(transaction)?.values() ?? [])]
  holds.held.delete(transaction)
  for (const taken of own) {
    const held = await taken.catch(() => null)
    // Where the database can't be told, the lease runs out by itself.
    await held?.lease.end().catch(() => {})
    held?.pass()
  }
  if (holds.held.size === 0 && holds.timer) {
    clearInterval(holds.timer)
    holds.timer = null
  }
}

/** Throws where another process may hold by now what this transaction began with. */
export async function mustStillHold(payload: Payload, transaction: string): Promise<void> {
  const now = performance.now()
  for (const [name, taken] of holdsIn(payload).held.get(transaction) ?? []) {
    const { lease } = await taken
    if (lease.isLost || now - lease.confirmedAt > trustMs) {
      throw new Error(`${name} was held for too long without word from the database.`)
    }
  }
}

async function renewAll({ held }: Holds): Promise<void> {
  for (const own of held.values()) {
    for (const taken of own.values()) {
      const { lease } = (await taken.catch(() => null)) ?? {}
      await lease?.renew().catch(() => {})
    }
  }
}

function holdsIn(payload: Payload): Holds {
  const there = holdsOn.of(payload)
  if (there) return there
  const made: Holds = { held: new Map(), last: new Map(), timer: null }
  holdsOn.keep(payload, made)
  return made
}
