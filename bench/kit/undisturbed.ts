import { setTimeout as sleep } from 'node:timers/promises'
import { watchOthers } from './processes.ts'

/** Percent of the machine that others may use while something is measured. */
const tolerable = 6
const patienceSeconds = 20

export interface Undisturbed<Value> {
  value: Value
  /** Percent of the machine that others used meanwhile. */
  othersPercent: number
}

/**
 * Waits for a quiet machine and measures; again, up to `tries` times, where it was not quiet. Keeps
 * the quietest. `measure` says when it is done, for what an ended process used cannot be told apart.
 */
export async function undisturbed<Value>(
  tries: number,
  measure: (done: () => void) => Promise<Value>,
): Promise<Undisturbed<Value>> {
  let quietest: Undisturbed<Value> | undefined
  for (let attempt = 1; attempt <= tries; attempt++) {
    await waitForQuiet()
    const others = watchOthers()
    let othersPercent = Number.NaN
    const value = await measure(() => {
      othersPercent = others()
    })
    if (!quietest || othersPercent < quietest.othersPercent) quietest = { value, othersPercent }
    if (othersPercent <= tolerable) break
  }
  return quietest!
}

async function waitForQuiet(): Promise<void> {
  for (let second = 0; second < patienceSeconds; second++) {
    const others = watchOthers()
    await sleep(1000)
    if (others() <= tolerable) return
  }
}
