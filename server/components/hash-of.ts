import { createHash } from 'node:crypto'

/** One short text that changes with the content. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32)
