import type { Page } from '@playwright/test'
import type { AnyStateMachine } from 'xstate'
import { statesOf } from '../chart/states.ts'
import type { Timer } from '../explore/moment.ts'
import { elapsed, nextTimer } from '../explore/timers.ts'

/**
 * The page's clock. While a timer of the machine is armed that could fire by itself during a test,
 * and while a longer one is being armed, page time goes in slow motion: what needs a frame gets one,
 * and a wait is as much shorter as has passed already.
 */
export interface PageClock {
  /** Makes ready for the moment after a step, with these timers. */
  expect(timers: readonly Timer[]): Promise<void>
  /** Time passes; `isLast` when afterwards the timer must have fired. */
  pass(ms: number, isLast: boolean): Promise<void>
  /**
   * After a timer was due: what follows from it has a few frames. With more, a timer that is late would
   * fire while somebody looks whether it has.
   */
  settle(timers: readonly Timer[]): Promise<void>
  /** The page is what it should be. */
  rest(): Promise<void>
  stop(): Promise<void>
}

/** A clock where the chart has delays; elsewhere time is the browser's. */
export async function startPageClock(page: Page, machine: AnyStateMachine): Promise<PageClock> {
  if (statesOf(machine).every(({ after }) => after.length === 0)) return realTime
  await page.clock.install()
  return slowMotion(page)
}

const nothing = async () => {}
const realTime: PageClock = {
  expect: nothing,
  pass: nothing,
  settle: nothing,
  rest: nothing,
  stop: nothing,
}

/** A longer timer does not fire while a step is taken. */
const longTimer = 30_000
/** Page time that passes in a beat of real time, in ms. */
const frame = 4
const beat = 40
/** Page time before a timer is due that only a wait may use, in ms. */
const margin = 20
/** Page time for what follows from a timer, in ms. */
const aftermath = 200

/** When a timer is due, in page time: it was armed somewhere within a step. */
interface Due {
  earliest: number
  /** Null while the step is taken. */
  latest: number | null
}

function slowMotion(page: Page): PageClock {
  const dues = new Map<Timer, Due>()
  let timers: readonly Timer[] = []
  let isSlow = false
  /** Page time, while it is slow. */
  let now = Date.now()
  /** Until when page time may pass by itself. */
  let until = 0
  /** When the last wait began, in page time. */
  let waitedSince = now
  let moving: Promise<unknown> = Promise.resolve()

  /** One after the other: two that move the clock at once would both be late. */
  const move = (work: () => Promise<unknown>) => {
    const next = moving.then(work)
    moving = next.catch(() => {})
    return next
  }
  /** A long wait is jumped over: nobody looks at each of its frames. */
  const run = (ms: number) => {
    now += ms
    return move(() => (ms < longTimer ? page.clock.runFor(ms) : page.clock.fastForward(ms)))
  }
  const pulse = setInterval(() => {
    if (isSlow && now + frame <= until) run(frame).catch(() => {})
  }, beat)

  async function slowDown(): Promise<void> {
    if (isSlow) return
    now = (await page.evaluate(() => Date.now())) + 1000
    await move(() => page.clock.pauseAt(now))
    isSlow = true
  }
  async function speedUp(): Promise<void> {
    if (!isSlow) return
    isSlow = false
    await move(() => page.clock.resume())
  }

  /** Those that were not there before were armed at `since` or later. */
  function arm(next: readonly Timer[], since: number): void {
    for (const timer of next) {
      if (!dues.has(timer)) dues.set(timer, { earliest: since + timer.left, latest: null })
    }
    timers = next
  }

  /** Where page time goes for so many ms of the machine's; never as far as to another timer. */
  function targetOf(ms: number, isLast: boolean): number {
    const next = nextTimer(timers)
    const due = next && dues.get(next)
    if (!due) return now + ms
    const target = due.earliest - next.left + ms
    if (!isLast) return target
    const others = timers
      .filter((timer) => timer !== next)
      .map((timer) => dues.get(timer)!.earliest)
    const slack = Math.min(
      (due.latest ?? due.earliest) - due.earliest,
      ...others.map((at) => at - margin - target),
    )
    return target + Math.max(0, slack)
  }

  return {
    async expect(next) {
      const begun = now
      if (next.some((timer) => isShort(timer) || !dues.has(timer))) await slowDown()
      else await speedUp()
      // What is armed in the beginning was armed while the page opened.
      arm(next, dues.size === 0 ? begun : now)
      until = now + shortest(next) - margin
    },
    async pass(ms, isLast) {
      await slowDown()
      waitedSince = now
      until = now
      const target = targetOf(ms, isLast)
      if (target > now) await run(target - now)
      const before = timers
      timers = elapsed(before, ms)
      timers.forEach((timer, index) => {
        dues.set(timer, dues.get(before[index]!)!)
      })
    },
    async settle(next) {
      for (const timer of next) {
        const before = timers.find(({ id, left }) => id === timer.id && left === timer.left)
        const due = before && dues.get(before)
        if (due) dues.set(timer, due)
      }
      arm(next, waitedSince)
      until = now + Math.min(aftermath, shortest(next) - margin)
    },
    async rest() {
      for (const timer of timers) {
        const { earliest, latest } = dues.get(timer)!
        dues.set(timer, { earliest, latest: latest ?? now + timer.left })
      }
      if (!timers.some(isShort)) await speedUp()
    },
    async stop() {
      clearInterval(pulse)
      await moving
    },
  }
}

const isShort = ({ left }: Timer) => left < longTimer

const shortest = (timers: readonly Timer[]) =>
  Math.min(...timers.filter(isShort).map(({ left }) => left))
