import type { ChildProcess } from 'node:child_process'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const oneWish = 500

/**
 * Hands the signals of this process on to a child in a group of its own, and never leaves it behind.
 * A terminal and npm each deliver the same Ctrl+C: within half a second that is one wish.
 */
export function forwardSignals(child: ChildProcess): void {
  let last = Number.NEGATIVE_INFINITY

  for (const signal of signals) {
    process.on(signal, () => {
      const now = performance.now()
      if (now - last > oneWish) child.kill(signal)
      last = now
    })
  }
  process.on('exit', () => child.kill())
}
