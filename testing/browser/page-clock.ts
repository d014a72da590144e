import type { Page } from '@playwright/test'
import type { AnyStateMachine } from 'xstate'
import { statesOf } from '../chart/states.ts'
import type { Timer } from '../explore/moment.ts'

/**
 * The page's clock. While a timer of the machine is armed that could fire by itself during a test,
 * page time goes in slow motion: what needs a frame gets one, and a wait is as much shorter as has
 * passed already.
 */
export interface PageClock {
  /** Makes ready for the moment after a step, with these timers. */
  expect(timers: readonly Timer[]): Promise<void>
  /** Time passes; `isLast` when afterwards the timer must have fired. */
  pass(ms: number, isLast: boolean): Promise<void>
  stop(): Promise<void>
}

/** A clock where the chart has delays; elsewhere time is the browser's. */
export async function startPageClock(page: Page, machine: AnyStateMachine): Promise<PageClock> {
  if (statesOf(machine).every(({ after }) => after.length === 0)) return realTime
  await page.clock.install()
  return slowMotion(page)
}

const realTime: PageClock = {
  expect: async () => {},
  pass: async () => {},
  stop: async () => {},
}

/** A longer timer does not fire while a step is taken. */
const longTimer = 30_000
/** Page time that passes in a beat of real time, in ms. */
const frame = 4
const beat = 40
/** Page time before a timer is due that only a wait may use, in ms. */
const margin = 20

function slowMotion(page: Page): PageClock {
  let isSlow = false
  let armed = ''
  let passed = 0
  let left = 0
  let moving: Promise<unknown> = Promise.resolve()
  let owed = 0

  /** One after the other: two that move the clock at once would both be late. */
  const move = (work: () => Promise<unknown>) => {
    const next = moving.then(work)
    moving = next.catch(() => {})
    return next
  }
  const pulse = setInterval(() => {
    if (!isSlow || passed + frame > left - margin) return
    passed += frame
    move(() => page.clock.runFor(frame)).catch(() => {})
  }, beat)

  return {
    async expect(timers) {
      const short = timers.filter((timer) => timer.left < longTimer)
      const now = short.map(({ id, left: ms }) => `${id} ${ms}`).join()
      if (now !== armed) passed = 0
      armed = now
      left = Math.min(...short.map((timer) => timer.left))
      if (short.length > 0 && !isSlow) {
        const seen = await page.evaluate(() => Date.now())
        await page.clock.pauseAt(seen + 1000)
      }
      if (short.length === 0 && isSlow) await move(() => page.clock.resume())
      isSlow = short.length > 0
    },
    async pass(ms, isLast) {
      if (isSlow) {
        const rest = Math.max(0, ms - passed)
        passed = Math.max(0, passed - ms)
        left = 0
        await move(() => page.clock.runFor(rest))
        return
      }
      // Not stopped, so not exact: what is kept back before the timer is due comes after it.
      const kept = isLast ? 0 : Math.min(ms, longTimer)
      await move(() => page.clock.fastForward(ms - kept + owed))
      owed = kept
    },
    async stop() {
      clearInterval(pulse)
      await moving
    },
  }
}
