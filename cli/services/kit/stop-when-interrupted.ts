import { constants } from 'node:os'

/**
 * Ends the process on Ctrl-C with the exit code that shells expect, between two turns: no file is
 * half-written then, and a screen puts the terminal in order.
 */
export function stopWhenInterrupted(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(signalled + constants.signals[signal]))
  }
}

/** What a shell adds to the number of the signal that ended a program. */
const signalled = 128
