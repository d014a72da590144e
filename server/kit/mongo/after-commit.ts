import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { isolateObjectProperty } from 'payload'
import { onCommit } from '../on-commit.ts'
import { release } from './holds.ts'
import { mongoOf } from './mongo-database.ts'

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
  const later = () =>
    inUnit(req, work).catch((err) =>
      payload.logger.error({ err, msg: 'Work after a save failed.' }),
    )
  await onCommit(req, later)
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
