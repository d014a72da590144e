import { setTimeout as wait } from 'node:timers/promises'
import type { Payload, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { isWriteConflict, untilNoConflict } from '../../kit/mongo/write-conflict.ts'
import { creationsSlug } from './creations.ts'

/** Who makes the document: this request, another one at this moment, or one that has done it. */
export type Claim = { state: 'ours' } | { state: 'busy' } | Made

/** A document that was made, and when. */
export interface Made {
  state: 'made'
  document: string
  /** ISO 8601. */
  at: string
}

const rememberedMs = 24 * 60 * 60 * 1000
/** A claim is a lease: when it was not renewed for this long, the process that held it is gone. */
const leaseMs = 10_000
const renewalMs = 2_000

const patienceMs = 30_000
const pauseMs = 100

/** Claims a creation; while another request is at it, waits for a while. */
export async function claimPatiently(payload: Payload, key: string): Promise<Claim> {
  const giveUpAt = Date.now() + patienceMs
  for (;;) {
    const found = await claim(payload, key)
    if (found.state !== 'busy' || Date.now() >= giveUpAt) return found
    await wait(pauseMs)
  }
}

/** Claims a creation. The database lets only one of two have it. */
async function claim(payload: Payload, key: string): Promise<Claim> {
  try {
    await forgetOld(payload)
    await payload.create({ collection: creationsSlug, data: { key } })
    return { state: 'ours' }
  } catch (thrown) {
    if (isWriteConflict(thrown)) return { state: 'busy' }
    if (!(thrown instanceof ValidationError)) throw thrown
  }
  return (await madeOf(payload, key)) ?? { state: 'busy' }
}

/** Runs the work that a claim is for, and renews the lease for as long as it takes. */
export async function whileClaimed<Result>(
  payload: Payload,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const renew = () =>
    payload.update({ collection: creationsSlug, where: where(key), data: { key } })
  const renewal = setInterval(() => renew().catch(() => {}), renewalMs)
  try {
    return await work()
  } finally {
    clearInterval(renewal)
  }
}

/** With a request, as a part of its transaction: it is remembered if, and only if, it was made. */
export async function fulfil(
  payload: Payload,
  key: string,
  id: string | number,
  req?: PayloadRequest,
): Promise<void> {
  const data = { document: String(id) }
  const update = () =>
    payload.update({ collection: creationsSlug, where: where(key), data, ...(req && { req }) })
  await (req ? update() : untilNoConflict(update))
}

export async function abandon(payload: Payload, key: string): Promise<void> {
  await untilNoConflict(() => payload.delete({ collection: creationsSlug, where: where(key) }))
}

const where = (key: string) => ({ key: { equals: key } })

async function madeOf(payload: Payload, key: string): Promise<Made | null> {
  const { docs } = await payload.find({
    collection: creationsSlug,
    where: where(key),
    limit: 1,
    pagination: false,
  })
  const { document, updatedAt }: Record<string, unknown> = { ...docs[0] }
  if (typeof document !== 'string' || document === '') return null
  return { state: 'made', document, at: String(updatedAt) }
}

/** Whether its ID is another document's by now: SQLite gives that of a deleted one to the next. */
export async function isAnother(
  payload: Payload,
  collection: string,
  { document, at }: Made,
): Promise<boolean> {
  const { docs } = await payload.find({
    ...{ collection, where: { id: { equals: document } }, select: { createdAt: true } },
    ...{ depth: 0, limit: 1, pagination: false, trash: true },
  })
  const { createdAt }: Record<string, unknown> = { ...docs[0] }
  return typeof createdAt === 'string' && Date.parse(createdAt) > Date.parse(at)
}

async function forgetOld(payload: Payload): Promise<void> {
  const before = (ms: number) => ({ less_than: new Date(Date.now() - ms).toISOString() })
  await payload.delete({
    collection: creationsSlug,
    where: {
      or: [
        { createdAt: before(rememberedMs) },
        { and: [{ document: { exists: false } }, { updatedAt: before(leaseMs) }] },
      ],
    },
  })
}
