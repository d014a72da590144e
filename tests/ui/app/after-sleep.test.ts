import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterSleep } from '../../../ui/app/after-sleep.ts'

/** ms that the clock of the page has missed. */
let slept = 0
const aBrowser = () =>
  Object.assign(new EventTarget(), {
    performance: { now: () => Date.now() - slept },
    document: new EventTarget(),
    setInterval: (work: () => void, ms: number) => setInterval(work, ms),
  })
let browser = aBrowser()
const told = vi.fn()

/** Both clocks go on, and timers with them. */
const work = (ms: number) => vi.advanceTimersByTime(ms)
const sleep = (ms: number) => {
  slept += ms
  vi.setSystemTime(Date.now() + ms)
}

beforeEach(() => {
  vi.useFakeTimers()
  told.mockReset()
  browser = aBrowser()
  afterSleep(browser as unknown as Window, told)
})
afterEach(() => vi.useRealTimers())

test('18.1 time that the page was awake for is no sleep, however long', () => {
  for (let minute = 0; minute < 300; minute += 1) work(60_000)
  browser.dispatchEvent(new Event('focus'))
  expect(told).not.toHaveBeenCalled()
})

test.each([
  ['who comes back to the window', () => browser.dispatchEvent(new Event('focus'))],
  ['who opens the tab', () => browser.document.dispatchEvent(new Event('visibilitychange'))],
  ['nobody, within half a minute', () => work(30_000)],
])('18.1 a sleep is told once, to %s', (_who, wake) => {
  work(10_000)
  sleep(3_600_000)
  wake()
  wake()
  expect(told).toHaveBeenCalledTimes(1)
})

test('18.1 clocks that differ by a moment tell nothing', () => {
  sleep(1_000)
  browser.dispatchEvent(new Event('focus'))
  expect(told).not.toHaveBeenCalled()
})
