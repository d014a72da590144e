import type { Payload } from 'payload'

/** Payload's adapter for MongoDB, as far as the server uses it; its type does not say so. */
export interface MongoDatabase {
  connection: Connection
  /** The transactions under way, where the server has them. */
  sessions: Record<string, Session>
  /** Falsy: each write stands alone. */
  transactionOptions?: object | false
  beginTransaction: () => Promise<unknown>
}

interface Connection {
  getClient: () => { startSession: () => Session }
  db?: {
    collection: (name: string) => Leases
    command: (command: object) => Promise<{ localTime?: unknown }>
  }
  on: (event: 'operation-start', listener: (operation: Operation) => void) => unknown
}

export interface Operation {
  method: string
  params: readonly unknown[]
}

/** The driver's own session. */
export interface Session {
  transaction: { isStarting: boolean; options: object }
  inTransaction: () => boolean
  startTransaction: (options: object) => void
  abortTransaction: () => Promise<unknown>
  endSession: () => Promise<unknown>
}

interface Lease {
  _id: string
  owner: string
  until: Date
}

/** A collection of the driver's, without a schema. */
interface Leases {
  findOneAndUpdate: (
    filter: { _id: string },
    update: object[],
    options: object,
  ) => Promise<Lease | null>
  updateOne: (filter: Partial<Lease>, update: object[]) => Promise<{ matchedCount: number }>
  deleteOne: (filter: Partial<Lease>) => Promise<unknown>
}

/** null: it is another database. */
export const mongoOf = ({ db }: Pick<Payload, 'db'>): MongoDatabase | null =>
  db.name === 'mongoose' ? (db as unknown as MongoDatabase) : null
