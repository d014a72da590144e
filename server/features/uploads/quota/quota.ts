import type { Payload, PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import type { UploadQuotas } from '#config-schema/config'
import { holdUploads } from '../../../kit/hold-document.ts'
import { inTransaction } from '../../../kit/in-transaction.ts'
import { beyondQuota } from './beyond-quota.ts'
import { sharesSlug } from './quota-collections.ts'
import type { Total } from './totals.ts'
import { addToTotal, totalOf } from './totals.ts'

/** Waiting uploads, and files that a save is reading: each has the whole quota. */
export type Area = 'waiting' | 'saving'

export interface Share {
  key: string
  bytes: number
  /** In ms since the epoch; a process that was killed takes nothing for longer. */
  expiresAt: number
}

interface StoredShare extends Share {
  owner: string
}

/** What unsaved files take, counted before a byte of them arrives. */
export interface Quota {
  /** All of these, or none: then it's refused in words. */
  take: (payload: Payload, whose: Whose, shares: readonly Share[]) => Promise<void>
  /** Less than was taken before. */
  shrink: (payload: Payload, key: string, bytes: number) => Promise<void>
  /** Those that there are: what is given back twice counts once. */
  giveBack: (payload: Payload, keys: readonly string[]) => Promise<void>
  giveBackExpired: (payload: Payload, before: number) => Promise<void>
}

export interface Whose {
  area: Area
  /** Stands for one person. */
  owner: string
}

/** In one transaction, one after the other over all processes: nobody takes what another one has counted. */
export function openQuota(limits: UploadQuotas): Quota {
  const giveBack = (payload: Payload, keys: readonly string[]) =>
    keys.length === 0 ? Promise.resolve() : giveBackWhere(payload, { key: { in: [...keys] } })

  return {
    giveBack,
    giveBackExpired: (payload, before) =>
      giveBackWhere(payload, { expiresAt: { less_than: before } }),
    take: (payload, { area, owner }, shares) =>
      locked(payload, async (req) => {
        const more = { files: shares.length, bytes: sumOf(shares) }
        const whose = `${area}/${owner}`
        const own = plus(await totalOf(req, whose), more)
        const all = plus(await totalOf(req, area), more)
        const refused = beyondQuota(limits, { own, all })
        if (refused) throw refused
        await addToTotal(req, whose, more)
        await addToTotal(req, area, more)
        for (const share of shares) {
          await payload.db.create({ collection: sharesSlug, data: { ...share, owner: whose }, req })
        }
      }),
    shrink: (payload, key, bytes) =>
      locked(payload, async (req) => {
        const [share] = await sharesWhere(req, { key: { equals: key } })
        if (!share || bytes > share.bytes) return
        const { id, owner } = share
        await payload.db.updateOne({ collection: sharesSlug, id, data: { bytes }, req })
        await takeFrom(req, owner, { files: 0, bytes: share.bytes - bytes })
      }),
  }
}

async function giveBackWhere(payload: Payload, where: Where): Promise<void> {
  // Nobody waits for a lock, and nothing is committed, where there is nothing to give back.
  const look = await createLocalReq({}, payload)
  if ((await sharesWhere(look, where)).length === 0) return
  await locked(payload, async (req) => {
    const shares = await sharesWhere(req, where)
    if (shares.length === 0) return
    const owners = new Map<string, StoredShare[]>()
    for (const share of shares) {
      owners.set(share.owner, [...(owners.get(share.owner) ?? []), share])
    }
    for (const [owner, theirs] of owners) {
      await takeFrom(req, owner, { files: theirs.length, bytes: sumOf(theirs) })
    }
    await payload.db.deleteMany({ collection: sharesSlug, where, req })
  })
}

/** From the owner and from all. */
async function takeFrom(req: PayloadRequest, owner: string, { bytes, files }: Total) {
  const less = { bytes: -bytes, files: -files }
  await addToTotal(req, owner, less)
  await addToTotal(req, owner.split('/')[0] ?? '', less)
}

/** Apart from the transaction of whoever asks, which may be long. */
async function locked<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    await holdUploads(req)
    return work(req)
  })
}

type Where = Parameters<Payload['db']['deleteMany']>[0]['where']

async function sharesWhere(req: PayloadRequest, where: Where) {
  const { docs } = await req.payload.db.find<StoredShare & { id: string | number }>({
    collection: sharesSlug,
    pagination: false,
    limit: 0,
    where,
    req,
  })
  return docs
}

const sumOf = (shares: readonly Share[]): number =>
  shares.reduce((sum, { bytes }) => sum + bytes, 0)

const plus = (one: Total, other: Total): Total => ({
  files: one.files + other.files,
  bytes: one.bytes + other.bytes,
})
