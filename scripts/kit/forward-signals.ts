import type { ChildProcess } from 'node:child_process'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const oneWish = 500

/**
 * Hands the signals of this process on to a child in a group of its own, and never leaves it behind.
 * A terminal and npm each deliver the same Ctrl+C: within half a second that is one wish.
 */
export function forwardSignals(child: ChildProcess): void {
  let last = Number.NEGATIVE_INFINITY

  const forward = (signal: NodeJS.Signals) => {
    const now = performance.now()
    if (now - last > oneWish) child.kill(signal)
    last = now
  }
  for (const signal of signals) process.on(signal, forward)
  process.on('exit', () => child.kill())
  if (process.env.npm_lifecycle_event) whenOrphaned(() => forward('SIGTERM'))
}

/** npm ends the shell between itself and this process, and the shell tells nobody. */
function whenOrphaned(act: () => void): void {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act()
  }, oneWish)
  watch.unref()
}
