import type { BaseDatabaseAdapter, Payload } from 'payload'
import { isRecord } from '#contracts/is-record'
import type { Message, Wire, WireEnds } from './wire.ts'

/** PostgreSQL takes no message of 8,000 bytes; a character has four at most. */
const sliceLength = 1900
/** The wait before a broken connection is opened again, doubled each time up to the second. */
const waits = { first: 500, longest: 30_000 }

/** PostgreSQL carries messages between processes; an SQLite file has only one. */
export const openWire = ({ db }: Payload, ends: WireEnds): Wire =>
  openPostgresWire(db, ends) ?? { send: () => {}, close: async () => {} }

/**
 * Messages over `NOTIFY`, on a connection of its own: whoever waits for them can use it for nothing
 * else. null: the database is another one, or its driver is not PostgreSQL's usual one.
 */
function openPostgresWire(db: BaseDatabaseAdapter, ends: WireEnds): Wire | null {
  // Only Payload's PostgreSQL adapter has these; its type does not say so.
  const { name, pg, poolOptions, schemaName = 'public' } = db as unknown as PostgresAdapter
  if (name !== 'postgres' || !pg?.Client || !poolOptions) return null
  const { Client } = pg
  const channel = `stateroom_${schemaName}`.slice(0, 63)
  const read = readerOf(ends)
  let connection: Connection | null = null
  let retry: NodeJS.Timeout | null = null
  let wait = waits.first
  let wasOpen = false
  let isClosed = false

  async function connect(): Promise<void> {
    const client = new Client({ ...poolOptions, keepAlive: true, application_name: 'stateroom' })
    client.on('notification', ({ payload = '' }) => read(payload))
    client.on('error', () => {})
    client.once('end', () => broken(client))
    try {
      await client.connect()
      // A script that uses the site's database may end without closing it.
      client.unref()
      await client.query(`LISTEN "${channel}"`)
      if (isClosed) return
      connection = client
      wait = waits.first
      ends.opened(wasOpen)
      wasOpen = true
    } catch {
      client.end().catch(() => {})
      broken(client)
    }
  }

  function broken(client: Connection): void {
    if (connection === client) connection = null
    if (isClosed || retry) return
    retry = setTimeout(() => {
      retry = null
      void connect()
    }, wait).unref()
    wait = Math.min(2 * wait, waits.longest)
  }

  const connected = connect()
  let sent: Promise<unknown> = connected
  return {
    send: (message) => {
      if (!connection) return
      for (const slice of slicesOf(ends.self, message)) {
        sent = sent.then(() => connection?.query('SELECT pg_notify($1, $2)', [channel, slice]))
        sent = sent.catch(() => {})
      }
    },
    close: async () => {
      isClosed = true
      if (retry) clearTimeout(retry)
      await connected
      await sent
      await connection?.end().catch(() => {})
    },
  }
}

interface PostgresAdapter {
  name: string
  pg?: { Client?: new (options: object) => Connection }
  poolOptions?: object
  schemaName?: string
}

/** The driver's, as far as this file uses it. */
interface Connection {
  connect: () => Promise<unknown>
  query: (text: string, values?: unknown[]) => Promise<unknown>
  end: () => Promise<void>
  unref: () => void
  on: ((event: 'notification', hear: (notification: { payload?: string }) => void) => unknown) &
    ((event: 'error', hear: () => void) => unknown)
  once: (event: 'end', hear: () => void) => unknown
}

/** `<process> <more follows: + or .> <text>` */
function* slicesOf(self: string, message: Message): Generator<string> {
  const text = JSON.stringify(message)
  for (let from = 0; from < text.length; from += sliceLength) {
    const isLast = from + sliceLength >= text.length
    yield `${self} ${isLast ? '.' : '+'} ${text.slice(from, from + sliceLength)}`
  }
}

/** Puts slices together again. Whoever came in the middle of a message knows nothing of it. */
function readerOf({ hear, self }: WireEnds): (slice: string) => void {
  const begun = new Map<string, string>()
  return (slice) => {
    const [, process, mark, rest] = /^(\w+) ([+.]) (.*)$/s.exec(slice) ?? []
    if (process === undefined || rest === undefined || process === self) return
    const text = (begun.get(process) ?? '') + rest
    if (mark === '+') {
      begun.set(process, text)
      return
    }
    begun.delete(process)
    const message = parsed(text)
    if (message) hear(process, message)
  }
}

function parsed(text: string): Message | null {
  try {
    const message: unknown = JSON.parse(text)
    // Only processes of this site write here.
    return isRecord(message) && 'is' in message ? (message as unknown as Message) : null
  } catch {
    return null
  }
}
