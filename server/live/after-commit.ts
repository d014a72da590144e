import type { Payload, PayloadRequest } from 'payload'
import { liveOf } from './live-of.ts'
import type { News } from './news.ts'

/** By transaction, what is told once it is kept; of the same twice, the last. */
type Waiting = Map<string, Map<string, News>>

const waitingOf = new WeakMap<Payload, Waiting>()

/**
 * Lets news wait for the transaction that they are of: what is rolled back, or could not be
 * committed, has not happened. Called when the database is there.
 */
export function waitForCommits(payload: Payload): void {
  const { db } = payload
  const { commitTransaction, rollbackTransaction } = db
  const waiting: Waiting = new Map()
  waitingOf.set(payload, waiting)
  const take = (transaction: string) => {
    const news = waiting.get(transaction)
    waiting.delete(transaction)
    return news
  }
  db.commitTransaction = async (id) => {
    const news = take(String(await id))
    await commitTransaction.call(db, id)
    for (const one of news?.values() ?? []) liveOf(payload)?.tell(one)
  }
  db.rollbackTransaction = async (id) => {
    take(String(await id))
    await rollbackTransaction.call(db, id)
  }
}

/** Tells it once what this request writes is kept; at once where there is no transaction. */
export async function tellAfterCommit(
  payload: Payload,
  req: Partial<PayloadRequest> | undefined,
  news: News,
): Promise<void> {
  const id = await req?.transactionID
  const waiting = waitingOf.get(payload)
  if (id === undefined || id === null || !waiting) {
    liveOf(payload)?.tell(news)
    return
  }

  const ofTransaction = waiting.get(String(id)) ?? new Map<string, News>()
  waiting.set(String(id), ofTransaction)
  const key = JSON.stringify({ ...news, at: null })
  ofTransaction.delete(key)
  ofTransaction.set(key, news)
}
