import type { Payload } from 'payload'
import type { Database } from '../database/types.ts'
import type { Handler } from './handler.ts'

/** 200 when the database answers, else 503: for load balancers and process managers. */
export const health =
  (payload: Payload): Handler =>
  async () => {
    const { execute, drizzle } = payload.db as unknown as Database
    try {
      await execute({ drizzle, raw: 'SELECT 1' })
      return report(200, 'ok')
    } catch {
      return report(503, 'the database does not answer')
    }
  }

/** Before the database is open. */
export const starting: Handler = () => report(503, 'starting')

const report = (status: number, text: string): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
