import type { Payload, PayloadRequest } from 'payload'
import type { DatabaseLayer } from '../kit/database-layer.ts'
import { keptOnPayload } from '../kit/kept-on-payload.ts'
import { liveOf } from './live-of.ts'
import type { ServerEvent } from './server-event.ts'

/** By transaction, what is published once it is committed; of the same twice, the last. */
type Waiting = Map<string, Map<string, ServerEvent>>

const waitingEvents = keptOnPayload<Waiting>('waiting-events')

/**
 * Lets events wait for the transaction that they are of: what is rolled back, or could not be
 * committed, has not happened.
 */
export function waitForCommits(payload: Payload): DatabaseLayer {
  const waiting: Waiting = new Map()
  waitingEvents.keep(payload, waiting)
  const take = (transaction: string) => {
    const events = waiting.get(transaction)
    waiting.delete(transaction)
    return events
  }
  return {
    commitTransaction: async (id, next) => {
      const events = take(String(await id))
      await next(id)
      for (const one of events?.values() ?? []) liveOf(payload)?.publish(one)
    },
    rollbackTransaction: async (id, next) => {
      take(String(await id))
      await next(id)
    },
  }
}

/** Tells it once what this request writes is kept; at once where there is no transaction. */
export async function publishAfterCommit(
  payload: Payload,
  req: Partial<PayloadRequest> | undefined,
  event: ServerEvent,
): Promise<void> {
  const id = await req?.transactionID
  const waiting = waitingEvents.of(payload)
  if (id === undefined || id === null || !waiting) {
    liveOf(payload)?.publish(event)
    return
  }

  const ofTransaction = waiting.get(String(id)) ?? new Map<string, ServerEvent>()
  waiting.set(String(id), ofTransaction)
  const key = JSON.stringify({ ...event, at: null })
  ofTransaction.delete(key)
  ofTransaction.set(key, event)
}
