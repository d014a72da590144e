import type { ChildProcess } from 'node:child_process'

/** A process that a test has started ends with this one at the latest. */
export function endWithUs(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  const end = () => child.kill(signal)
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
}
