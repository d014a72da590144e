import { Problem } from '#problems'

/** How often in a row there is nothing to do until nobody believes that more will come, and for how long. */
const idleRounds = 3
const idleMs = 500

/**
 * What a promise brings, or a problem once nothing is left that could still settle it: Node would end
 * without a word. It also has nothing to do for a moment while its loader reads a file in its thread.
 */
export function settled<Value>(promise: Promise<Value>, path: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    let idle = 0
    const lookAgain = () => {
      idle += 1
      if (idle <= idleRounds) setTimeout(() => {}, idleMs)
      else reject(new Problem('config.neverLoads', { details: { path } }))
    }
    process.on('beforeExit', lookAgain)
    promise.then(resolve, reject).finally(() => process.off('beforeExit', lookAgain))
  })
}
