import type { Writable } from 'node:stream'

/** Ends quietly when whoever reads the output has seen enough: `stateroom paths | head`. */
export function endWithReader(output: Writable): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(0)
  })
}
