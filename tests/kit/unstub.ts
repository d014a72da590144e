import { afterAll, vi } from 'vitest'

// The quick tests share their globals: what a file replaces is gone with it.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
