import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterRest } from '../../../ui/kit/after-rest.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is asked for again and again is done once, after a rest', () => {
  const act = vi.fn()
  const { later } = afterRest(1_000, act)
  for (let times = 0; times < 3; times++) {
    later()
    vi.advanceTimersByTime(999)
  }
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(5_000)
  expect(act).toHaveBeenCalledOnce()
})

test('what is due is done at once where it must be, and not again', () => {
  const act = vi.fn()
  const { later, now } = afterRest(1_000, act)
  now()
  expect(act).not.toHaveBeenCalled()
  later()
  now()
  now()
  vi.advanceTimersByTime(5_000)
  expect(act).toHaveBeenCalledOnce()
})
