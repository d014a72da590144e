import type { Payload } from 'payload'
import type { Database } from '../types.ts'

const hour = 3_600_000
/** Rows looked at per index: enough for the planner, and milliseconds on any size of table. */
const rowsPerIndex = 1000

/**
 * Tells SQLite's planner how its tables look, now and every hour; without that it sorts all rows
 * of a list to show ten. Returns what stops it. PostgreSQL does this by itself.
 */
export async function keepStatistics(payload: Payload): Promise<() => void> {
  if (payload.db.name !== 'sqlite') return () => {}

  await analyze(payload)
  const timer = setInterval(() => void analyze(payload), hour)
  timer.unref()
  return () => clearInterval(timer)
}

async function analyze({ db, logger }: Payload): Promise<void> {
  const { execute, drizzle } = db as unknown as Database
  try {
    await execute({ drizzle, raw: `PRAGMA analysis_limit = ${rowsPerIndex}` })
    await execute({ drizzle, raw: 'ANALYZE' })
  } catch (err) {
    // Lists are slower without it, and right all the same.
    logger.warn({ err, msg: 'Couldn’t update the database statistics.' })
  }
}
