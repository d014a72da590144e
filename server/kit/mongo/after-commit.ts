import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { isolateObjectProperty } from 'payload'
import { keptOnPayload } from '../kept-on-payload.ts'
import { release } from './holds.ts'
import { mongoOf } from './mongo-database.ts'

type Work = () => Promise<unknown>

const waitingOn = keptOnPayload<Map<string, Work[]>>('mongo-after-commit')

/**
 * Does work that may fail without failing the save that it follows from. In MongoDB whatever fails
 * in a transaction ends it: there the work is done once that is kept, and before it is answered.
 */
export async function besideTransaction<Result>(
  req: PayloadRequest,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result | undefined> {
  const { payload } = req
  const transaction = String(await req.transactionID)
  if (!mongoOf(payload)?.sessions[transaction]) return work(req)
  const waiting = waitingOn.of(payload) ?? new Map<string, Work[]>()
  waitingOn.keep(payload, waiting)
  const later = () => inUnit(req, work)
  waiting.set(transaction, [...(waiting.get(transaction) ?? []), later])
  return undefined
}

/** Each write stands alone; what is held meanwhile is held until the end of the work. */
export async function inUnit<Result>(
  req: PayloadRequest,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const own = isolateObjectProperty(req, 'transactionID')
  const unit = randomUUID()
  own.transactionID = unit
  try {
    return await work(own)
  } finally {
    await release(req.payload, unit)
  }
}

/** Called when a transaction has ended. */
export async function workAfter(
  payload: Payload,
  transaction: string,
  how: 'committed' | 'rolledBack',
): Promise<void> {
  const waiting = waitingOn.of(payload)
  const works = waiting?.get(transaction) ?? []
  waiting?.delete(transaction)
  if (how === 'rolledBack') return
  for (const work of works) {
    await work().catch((err) => payload.logger.error({ err, msg: 'Work after a save failed.' }))
  }
}
