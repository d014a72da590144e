import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as letOthersRun } from 'node:timers/promises'
import type { Turns } from '../turns.ts'
import type { Connection, Statement } from './connection.ts'
import { isAnalysis, isReading } from './connection.ts'
import type { Transaction } from './transaction.ts'
import { beginTransaction } from './transaction.ts'

/** What Drizzle needs of SQLite's driver. */
export interface Client extends Connection {
  transaction: () => Promise<Pick<Transaction, 'execute' | 'commit' | 'rollback'>>
}

/** ms */
const longestWithoutBreath = 200

/** When the first statement ran since others were last let run; null: none has. */
let runningSince: number | null = null

/**
 * SQLite answers at once, so that a request of many statements would never let go of the process:
 * nobody else would be answered until its end.
 */
async function breathe(): Promise<void> {
  if (runningSince === null) {
    runningSince = performance.now()
    setImmediate(() => {
      runningSince = null
    })
  } else if (performance.now() - runningSince > longestWithoutBreath) await letOthersRun()
}

/**
 * One connection for all who write, each in turn, and one for all who read meanwhile. Readers see
 * what was committed, never half of a save.
 *
 * Whoever writes within a transaction without naming it, as a hook that forgets `req` does, writes as
 * part of it: to wait for one's own turn to end would be to wait for ever.
 */
export function oneWriter(reader: Connection, writer: Connection, turns: Turns): Client {
  const around = new AsyncLocalStorage<Transaction>()

  async function execute(statement: Statement | string): Promise<unknown> {
    const transaction = around.getStore()
    await breathe()
    if (transaction?.isAround()) return transaction.execute(statement)
    if (isReading(statement)) return reader.execute(statement)
    await turns.take()
    try {
      const result = await writer.execute(statement)
      if (isAnalysis(statement)) await reader.execute('ANALYZE sqlite_schema')
      return result
    } finally {
      turns.end()
    }
  }
  const joined = { execute, commit: async () => {}, rollback: async () => {} }

  return {
    execute,
    transaction: async () => {
      if (around.getStore()?.isAround()) return joined
      const transaction = beginTransaction(reader, writer, turns)
      around.enterWith(transaction)
      return transaction
    },
    close: () => {
      reader.close()
      writer.close()
    },
  }
}
