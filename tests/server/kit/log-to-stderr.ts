import { inspect } from 'node:util'
import type { Payload } from 'payload'

/** Payload's logger writes past the process's streams; what is on them is shown only where a test fails. */
export function logToStderr({ logger }: Payload): void {
  for (const level of ['error', 'warn', 'info'] as const) {
    logger[level] = (...said: unknown[]) => {
      process.stderr.write(`${level}: ${said.map((one) => inspect(one)).join(' ')}\n`)
    }
  }
}
