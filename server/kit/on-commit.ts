import type { Payload, PayloadRequest } from 'payload'
import type { DatabaseLayer } from './database-layer.ts'
import { keptOnPayload } from './kept-on-payload.ts'

type Waiting = Map<string, (() => void)[]>

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
  return {
    commitTransaction: async (id, next) => {
      const work = take(String(await id))
      await next(id)
      for (const one of work) one()
    },
    rollbackTransaction: async (id, next) => {
      take(String(await id))
      await next(id)
    },
  }
}

/** Does it once what this request writes is kept; at once where there is no transaction. */
export async function onCommit(req: PayloadRequest, work: () => void): Promise<void> {
  const id = await req.transactionID
  const waiting = waitingWork.of(req.payload)
  if (id === undefined || id === null || !waiting) return work()
  const key = String(id)
  waiting.set(key, [...(waiting.get(key) ?? []), work])
}
