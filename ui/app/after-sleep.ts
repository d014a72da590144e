/** ms between two looks where nothing else says that somebody is back. */
const interval = 30_000
/** ms; two clocks never agree to the last. */
const leastSleep = 5_000

/**
 * Tells that the computer has slept: timers stand still meanwhile, and so does the clock that they follow.
 * Told when somebody comes back to the page, else within half a minute.
 */
export function afterSleep(browser: Window, told: () => void): void {
  const clocks = () => ({ wall: Date.now(), awake: browser.performance.now() })
  let before = clocks()
  const look = () => {
    const now = clocks()
    const slept = now.wall - before.wall - (now.awake - before.awake)
    before = now
    if (slept >= leastSleep) told()
  }
  browser.setInterval(look, interval)
  browser.addEventListener('focus', look)
  browser.document.addEventListener('visibilitychange', look)
}
