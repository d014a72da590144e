import type { UseStore } from 'idb-keyval'
import { get, keys } from 'idb-keyval'
import { isReleased } from './open-keys.ts'

/**
 * What is kept under such keys and on no screen any more. A tab that is being left writes until it has
 * let go of its key: only then is it read.
 */
export async function leftByAnotherTab<Kept>(
  prefix: string,
  store: UseStore,
  locks?: LockManager,
): Promise<{ key: string; kept: Kept }[]> {
  const all = (await keys<string>(store)).filter((key) => key.startsWith(prefix))
  const left = await Promise.all(
    all.map(async (key) => {
      const kept = (await isReleased(key, locks)) ? await get<Kept>(key, store) : undefined
      return kept === undefined ? [] : [{ key, kept }]
    }),
  )
  return left.flat()
}
