import { setTimeout as wait } from 'node:timers/promises'

/** Where a clock is wrong by more than this, nobody waits for it. */
const patienceMs = 1000

/**
 * Resolves when the clock shows a later time than this: each save of a document gets a time of its
 * own, and a later one than the save before it.
 */
export async function after(time: string | null | undefined): Promise<void> {
  const ms = Date.parse(time ?? '')
  while (ms >= Date.now() && ms < Date.now() + patienceMs) await wait(1)
}
