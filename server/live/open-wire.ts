import type { Payload } from 'payload'
import { openPostgresWire } from './postgres-wire.ts'
import type { Wire, WireEnds } from './wire.ts'

/** PostgreSQL carries messages between processes; an SQLite file has only one. */
export const openWire = ({ db }: Payload, ends: WireEnds): Wire =>
  openPostgresWire(db, ends) ?? { send: () => {}, close: async () => {} }
