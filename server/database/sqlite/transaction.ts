import type { Turns } from '../turns.ts'
import type { Connection, Statement } from './connection.ts'
import { isReading } from './connection.ts'

/** All or nothing. It takes its turn to write with the first statement that writes. */
export interface Transaction extends Pick<Connection, 'execute'> {
  commit: () => Promise<void>
  rollback: () => Promise<void>
  /**
   * Whether work that begins now, within reach of whoever began this one, is a part of it. Not yet in
   * the same breath: those are its neighbours.
   */
  isAround: () => boolean
}

export function beginTransaction(
  reader: Connection,
  writer: Connection,
  turns: Turns,
): Transaction {
  let isOpen = true
  let isSettled = false
  let isLost = false
  let begun: Promise<void> | null = null
  queueMicrotask(() => {
    isSettled = true
  })

  async function begin(): Promise<void> {
    await turns.take()
    try {
      await writer.execute('BEGIN IMMEDIATE')
    } catch (thrown) {
      turns.end()
      throw thrown
    }
  }

  async function execute(statement: Statement | string): Promise<unknown> {
    if (isOpen && !begun && isReading(statement)) return reader.execute(statement)
    if (isOpen) begun ??= begin()
    await begun
    if (!isOpen || isLost) throw new Error('This transaction has ended.')
    try {
      return await writer.execute(statement)
    } catch (thrown) {
      isLost = rolledBackBy(thrown)
      throw thrown
    }
  }

  /** Ends it once. It never began where nothing was written, or where its turn never came. */
  async function end(how: (writer: Connection) => Promise<void>): Promise<void> {
    if (!isOpen) return
    isOpen = false
    const hasBegun = await begun?.then(
      () => true,
      () => false,
    )
    if (!hasBegun) return
    try {
      await how(writer)
    } finally {
      turns.end()
    }
  }

  return {
    execute,
    commit: () => end(commit),
    rollback: () => end(rollback),
    isAround: () => isOpen && isSettled,
  }
}

/** SQLite rolls back by itself when it cannot go on; what came after would be kept each for itself. */
const rolledBackBy = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  'code' in thrown &&
  /^SQLITE_(FULL|IOERR|NOMEM|INTERRUPT)/.test(String(thrown.code))

/** SQLite keeps a transaction open that it could not commit. */
async function commit(writer: Connection): Promise<void> {
  try {
    await writer.execute('COMMIT')
  } catch (thrown) {
    await rollback(writer).catch(() => {})
    throw thrown
  }
}

async function rollback(writer: Connection): Promise<void> {
  await writer.execute('ROLLBACK')
}
