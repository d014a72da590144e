import type { Readable } from 'node:stream'

/** Reads no more of an answer. That it ends early is an error, which nobody else hears: it would end the process. */
export function dropBody(body: Readable): void {
  body.on('error', () => {})
  body.destroy()
}
