import type { UseStore } from 'idb-keyval'
import { get, keys } from 'idb-keyval'
import { isReleased, takeOver } from './open-keys.ts'

interface Left<Kept> {
  key: string
  kept: Kept
}

/**
 * What is kept under such keys and on no screen any more. A tab that is being left writes until it has
 * let go of its key: only then is it read.
 */
export const leftByAnotherTab = <Kept>(
  prefix: string,
  store: UseStore,
  locks?: LockManager,
): Promise<Left<Kept>[]> => leftWhere(prefix, store, (key) => isReleased(key, locks))

/** The same, on this screen until the signal ends it: whoever else searches meanwhile doesn't find it. */
export const takenFromAnotherTab = <Kept>(
  prefix: string,
  signal: AbortSignal,
  store: UseStore,
  locks?: LockManager,
): Promise<Left<Kept>[]> => leftWhere(prefix, store, (key) => takeOver(key, signal, locks))

async function leftWhere<Kept>(
  prefix: string,
  store: UseStore,
  isLeft: (key: string) => Promise<boolean>,
): Promise<Left<Kept>[]> {
  const all = (await keys<string>(store)).filter((key) => key.startsWith(prefix))
  const left = await Promise.all(
    all.map(async (key) => {
      const kept = (await isLeft(key)) ? await get<Kept>(key, store) : undefined
      return kept === undefined ? [] : [{ key, kept }]
    }),
  )
  return left.flat()
}
