import type { Payload } from 'payload'
import type { Database } from '../database/types.ts'
import { mongoOf } from '../kit/mongo/mongo-database.ts'
import type { Handler } from './handler.ts'

/** 200 when the database answers, else 503: for load balancers and process managers. */
export const health =
  (payload: Payload): Handler =>
  async () => {
    try {
      await ask(payload)
      return report(200, 'ok')
    } catch {
      return report(503, 'the database does not answer')
    }
  }

async function ask(payload: Payload): Promise<void> {
  const mongo = mongoOf(payload)
  if (mongo) {
    await mongo.connection.db?.command({ ping: 1 })
    return
  }
  const { execute, drizzle } = payload.db as unknown as Database
  await execute({ drizzle, raw: 'SELECT 1' })
}

/** Before the database is open. */
export const starting: Handler = () => report(503, 'starting')

const report = (status: number, text: string): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
