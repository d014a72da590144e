import type { PayloadRequest } from 'payload'
import { commitTransaction, initTransaction, killTransaction } from 'payload'

/** All of it is written, or nothing. */
export async function inTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const isOwn = await initTransaction(req)
  try {
    const result = await work()
    if (isOwn) await commitTransaction(req)
    return result
  } catch (thrown) {
    await killTransaction(req)
    throw thrown
  }
}
