import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { sqlSession } from '../../kit/sql-session.ts'
import type { Document } from './document.ts'

/**
 * Lets others who would save this document wait until this request's transaction ends. They look at
 * the document after that. Without transactions nobody waits.
 */
export async function lockDocument(req: PayloadRequest, document: Document): Promise<void> {
  const session = await sqlSession(req)
  const statement = session && statements[session.name]
  if (statement) await session.run(statement(document))
}

const statements: Readonly<Record<string, (document: Document) => string>> = {
  postgres: (document) => `SELECT pg_advisory_xact_lock(${numberOf(document)})`,
  // Changes nothing. Who writes first keeps the others of the whole database from writing.
  sqlite: () => 'UPDATE payload_migrations SET id = id WHERE false',
}

/** PostgreSQL knows its locks by a number of 64 bits. */
function numberOf(document: Document): bigint {
  const name =
    'global' in document
      ? ['global', document.global.slug]
      : ['collection', document.collection.slug, String(document.id)]
  return createHash('sha256').update(JSON.stringify(name)).digest().readBigInt64BE()
}
