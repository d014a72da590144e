import type { Hash } from 'node:crypto'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

/**
 * The SHA-256 of files while they arrive, so that none is read again at its end. Of one that another
 * process began, or that was cut in the middle of a write, the bytes on disk are the truth.
 */
export interface Digests {
  /** `at`: the bytes before this chunk. */
  add: (key: string, at: number, chunk: Buffer) => void
  finish: (key: string, size: number, path: string) => Promise<string>
  forget: (key: string) => void
}

export function makeDigests(): Digests {
  const running = new Map<string, { hash: Hash; upTo: number }>()

  return {
    add: (key, at, chunk) => {
      if (at === 0) running.set(key, { hash: createHash('sha256'), upTo: 0 })
      const digest = running.get(key)
      if (digest?.upTo !== at) return
      digest.hash.update(chunk)
      digest.upTo += chunk.length
    },
    finish: async (key, size, path) => {
      const digest = running.get(key)
      running.delete(key)
      return digest?.upTo === size ? digest.hash.digest('hex') : hashOfFile(path)
    },
    forget: (key) => {
      running.delete(key)
    },
  }
}

export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: 2 ** 20 })) hash.update(chunk)
  return hash.digest('hex')
}
