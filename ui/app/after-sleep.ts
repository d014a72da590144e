/** ms between two looks where nothing else says that somebody is back. */
const interval = 30_000
/** ms; two clocks never agree to the last. */
const leastSleep = 5_000

/**
 * Tells that the computer has slept: timers stand still meanwhile, and so does the clock that they follow.
 * Told when somebody comes back to the page, else within half a minute.
 */
export function afterSleep(browser: Window, told: () => void, since = clocksOf(browser)): void {
  let before = since
  const look = () => {
    const now = clocksOf(browser)
    const slept = now.wall - before.wall - (now.awake - before.awake)
    before = now
    if (slept >= leastSleep) told()
  }
  browser.setInterval(look, interval)
  browser.addEventListener('focus', look)
  browser.document.addEventListener('visibilitychange', look)
  look()
}

/** ms: the time of day, and the clock that timers follow. */
export interface Clocks {
  wall: number
  awake: number
}

const clocksOf = ({ performance }: Window): Clocks => ({
  wall: Date.now(),
  awake: performance.now(),
})
