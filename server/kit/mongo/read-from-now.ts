import type { MongoDatabase, Operation, Session } from './mongo-database.ts'

const wrote = new WeakSet<Session>()
const watched = new WeakSet<object>()

/** Notes which transactions have written something. */
export function noteWrites({ connection }: MongoDatabase): void {
  if (watched.has(connection)) return
  watched.add(connection)
  connection.on('operation-start', ({ method, params }: Operation) => {
    const session = reads.has(method) ? undefined : sessionIn(params)
    if (session) wrote.add(session)
  })
}

const reads: ReadonlySet<string> = new Set([
  ...['aggregate', 'countDocuments', 'distinct', 'estimatedDocumentCount', 'find', 'findOne'],
])

const sessionIn = (params: readonly unknown[]): Session | undefined =>
  params
    .map((param) => (param as { session?: Session } | null | undefined)?.session)
    .find((session) => session !== undefined && session !== null)

/**
 * Lets a transaction see what others have written by now. MongoDB shows it everything as it was at its
 * first read, and fails what it writes over anything newer. Where it has written already, it stays
 * as it is: what was written would be lost.
 */
export async function readFromNow(
  { connection, sessions }: MongoDatabase,
  transaction: string,
): Promise<void> {
  const before = sessions[transaction]
  if (!before?.inTransaction() || before.transaction.isStarting || wrote.has(before)) return
  const session = connection.getClient().startSession()
  session.startTransaction(before.transaction.options)
  sessions[transaction] = session
  await before.abortTransaction().catch(() => {})
  await before.endSession().catch(() => {})
}
