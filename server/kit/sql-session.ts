import type { PayloadRequest } from 'payload'

/** The transaction of a request, for statements that Payload has no words for. */
export interface SqlSession {
  /** Which database it is. */
  name: string
  run: (statement: string) => Promise<void>
}

/** null: the database is none of Payload's SQL adapters, or has no transaction for this request. */
export async function sqlSession(req: PayloadRequest): Promise<SqlSession | null> {
  // Only Payload's SQL adapters have these; their types do not say so.
  const { execute, name, sessions } = req.payload.db as unknown as SqlAdapter
  const session = execute && sessions?.[String(await req.transactionID)]
  if (!session) return null
  return {
    name,
    run: async (raw) => {
      await execute({ db: session.db, raw })
    },
  }
}

interface SqlAdapter {
  name: string
  sessions?: Record<string, { db: unknown }>
  execute?: (statement: { db: unknown; raw: string }) => PromiseLike<unknown>
}
