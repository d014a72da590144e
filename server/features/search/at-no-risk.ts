import type { PayloadRequest } from 'payload'
import { sqlSession } from '../../kit/sql-session.ts'

const place = 'stateroom_search'

/**
 * Work in the middle of a save that does not fail it: where the work fails, what it wrote is taken
 * back, and the log says why. Without this, PostgreSQL would refuse whatever came after.
 */
export async function atNoRisk(req: PayloadRequest, work: () => Promise<void>): Promise<boolean> {
  const session = await sqlSession(req)
  await session?.run(`SAVEPOINT ${place}`)
  try {
    await work()
    await session?.run(`RELEASE SAVEPOINT ${place}`)
    return true
  } catch (err) {
    await session?.run(`ROLLBACK TO SAVEPOINT ${place}`)
    await session?.run(`RELEASE SAVEPOINT ${place}`)
    req.payload.logger.error({ err, msg: 'Couldn’t write a search entry.' })
    return false
  }
}
