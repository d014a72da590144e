import type { Payload, PayloadRequest } from 'payload'
import type { DatabaseLayer } from './database-layer.ts'
import { keptOnPayload } from './kept-on-payload.ts'

/** What becomes of a transaction, and what waits for that. */
type End = 'committed' | 'rolledBack'
interface Work {
  end: End
  work: () => unknown
  /** Of those with the same name the last is done; null: it has none. */
  name: string | null
}
type Waiting = Map<string, readonly Work[]>

const waitingWork = keptOnPayload<Waiting>('waiting-work')

/**
 * Lets work wait for the transaction that it follows from: what is rolled back, or could not be
 * committed, has no consequences.
 */
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
      for (const { end, work } of waited) if (end === how) await work()
    }
  return { commitTransaction: ending('committed'), rollbackTransaction: ending('rolledBack') }
}

type Committing = NonNullable<DatabaseLayer['commitTransaction']>

/** Whose transaction is waited for; without one nothing is. */
type Writing = Pick<PayloadRequest, 'payload'> & {
  transactionID?: PayloadRequest['transactionID'] | undefined
}

/**
 * Does it once what this request writes is kept; at once where there is no transaction. The answer waits
 * for what it returns.
 */
export async function onCommit(
  writing: Writing,
  work: () => unknown,
  name: string | null = null,
): Promise<void> {
  if (!(await wait(writing, { end: 'committed', work, name }))) await work()
}

/** Does it if what this request writes is taken back. */
export async function onRollback(writing: Writing, work: () => void): Promise<void> {
  await wait(writing, { end: 'rolledBack', work, name: null })
}

/** false: there is no transaction to wait for. */
async function wait({ payload, transactionID }: Writing, one: Work): Promise<boolean> {
  const id = await transactionID
  const waiting = waitingWork.of(payload)
  if (id === undefined || id === null || !waiting) return false
  const key = String(id)
  const others = waiting.get(key) ?? []
  waiting.set(key, [...others.filter(({ name }) => name === null || name !== one.name), one])
  return true
}
