/** ms: a browser that is never idle does what waits all the same. */
const patience = 1_000

/** The next moment in which the browser has nothing else to do: after the frame of a key, not before. */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari does not tell when it is idle.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: patience })
    else setTimeout(resolve, 50)
  })
