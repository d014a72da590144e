import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { Document } from './document.ts'
import { hold } from './mongo/holds.ts'
import { mongoOf } from './mongo/mongo-database.ts'
import { sqlSession } from './sql-session.ts'

/**
 * Lets others who would save this document wait until this request's transaction ends. They look at
 * the document after that. Without transactions nobody waits.
 */
export const holdDocument = (req: PayloadRequest, document: Document): Promise<void> =>
  holdNamed(req, document, [])

/** The same for those who would take the lock on it, who do not wait for a save. */
export const holdLock = (req: PayloadRequest, document: Document): Promise<void> =>
  holdNamed(req, document, ['lock'])

/** The same for those who would change the sessions of a user, who do not wait for a save. */
export const holdSessions = (req: PayloadRequest, user: Document): Promise<void> =>
  holdNamed(req, user, ['sessions'])

/** The same for those who would make the first user, of which there is none to hold. */
export const holdFirstUser = (req: PayloadRequest): Promise<void> => holdName(req, ['first-user'])

/** The same for those who would take a part of the uploads' quota. */
export const holdUploads = (req: PayloadRequest): Promise<void> => holdName(req, ['uploads'])

/** The same for those who would copy documents of a collection, and give them values of their own. */
export const holdCopies = (req: PayloadRequest, collection: string): Promise<void> =>
  holdName(req, ['copies', collection])

/** The same for those who would keep the same preference, of which there may be none to hold. */
export const holdPreference = (req: PayloadRequest, which: string): Promise<void> =>
  holdName(req, ['preference', which])

const holdNamed = (req: PayloadRequest, document: Document, what: string[]): Promise<void> =>
  holdName(req, [...what, ...documentKey(document)])

/** Whether others wait for what a request holds; without transactions nobody does. */
export const canHold = async (req: PayloadRequest): Promise<boolean> =>
  (await sqlSession(req)) !== null || (await mongoTransaction(req)) !== null

async function holdName(req: PayloadRequest, name: string[]): Promise<void> {
  const inMongo = await mongoTransaction(req)
  if (inMongo) {
    await hold(req.payload, inMongo.database, {
      name: JSON.stringify(name),
      transaction: inMongo.transaction,
    })
  }
  const session = await sqlSession(req)
  const statement = session && statements[session.name]
  if (statement) await session.run(statement(name))
}

async function mongoTransaction({ payload, transactionID }: PayloadRequest) {
  const database = mongoOf(payload)
  const transaction = await transactionID
  return database && transaction ? { database, transaction: String(transaction) } : null
}

const statements: Readonly<Record<string, (name: string[]) => string>> = {
  postgres: (name) => `SELECT pg_advisory_xact_lock(${numberOf(name)})`,
  // Changes nothing. Who writes first keeps the others of the whole database from writing.
  sqlite: () => 'UPDATE payload_migrations SET id = id WHERE false',
}

const documentKey = (document: Document): string[] =>
  'global' in document
    ? ['global', document.global.slug]
    : ['collection', document.collection.slug, String(document.id)]

/** PostgreSQL knows its locks by a number of 64 bits. */
const numberOf = (name: string[]): bigint =>
  createHash('sha256').update(JSON.stringify(name)).digest().readBigInt64BE()
