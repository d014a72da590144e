import type { Payload, PayloadRequest } from 'payload'
import type { DatabaseLayer } from './database-layer.ts'
import { keptOnPayload } from './kept-on-payload.ts'

/** What becomes of a transaction, and what waits for that. */
type End = 'committed' | 'rolledBack'
type Waiting = Map<string, { end: End; work: () => void }[]>

const waitingWork = keptOnPayload<Waiting>('waiting-work')

/** Lets work wait for the transaction that it follows from: what is rolled back has no consequences. */
export function workOnCommit(payload: Payload): DatabaseLayer {
  const waiting: Waiting = new Map()
  waitingWork.keep(payload, waiting)
  const take = (transaction: string) => {
    const work = waiting.get(transaction) ?? []
    waiting.delete(transaction)
    return work
  }
  const ending =
    (how: End) =>
    async (id: Parameters<Committing>[0], next: Parameters<Committing>[1]): Promise<void> => {
      const waited = take(String(await id))
      await next(id)
      for (const { end, work } of waited) if (end === how) work()
    }
  return { commitTransaction: ending('committed'), rollbackTransaction: ending('rolledBack') }
}

type Committing = NonNullable<DatabaseLayer['commitTransaction']>

/** Does it once what this request writes is kept; at once where there is no transaction. */
export async function onCommit(req: PayloadRequest, work: () => void): Promise<void> {
  if (!(await wait(req, { end: 'committed', work }))) work()
}

/** Does it if what this request writes is taken back. */
export async function onRollback(req: PayloadRequest, work: () => void): Promise<void> {
  await wait(req, { end: 'rolledBack', work })
}

/** false: there is no transaction to wait for. */
async function wait(req: PayloadRequest, one: { end: End; work: () => void }): Promise<boolean> {
  const id = await req.transactionID
  const waiting = waitingWork.of(req.payload)
  if (id === undefined || id === null || !waiting) return false
  const key = String(id)
  waiting.set(key, [...(waiting.get(key) ?? []), one])
  return true
}
