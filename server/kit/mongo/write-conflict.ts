import { setTimeout as wait } from 'node:timers/promises'
import { isRecord } from '#contracts/is-record'

/** MongoDB's code of a write over something newer than the transaction sees. */
const conflictCode = 112

/** Two transactions wrote the same; nothing of this one is kept, and it may be tried again. */
export const isWriteConflict = (thrown: unknown): boolean =>
  isRecord(thrown) &&
  (thrown.code === conflictCode ||
    (thrown.errorLabelSet instanceof Set && thrown.errorLabelSet.has('TransientTransactionError')))

const tries = 20

/** Does work that is a transaction of its own, and again where another one was in its way. */
export async function untilNoConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let left = tries; ; left--) {
    try {
      return await work()
    } catch (thrown) {
      if (left === 0 || !isWriteConflict(thrown)) throw thrown
      await wait(50 * Math.random())
    }
  }
}
