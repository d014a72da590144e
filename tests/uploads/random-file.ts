import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { randomFrom } from '../config-schema/kit/random.ts'

const chunkSize = 2 ** 20

/** Writes a file of bytes that nothing makes smaller, a piece at a time; answers its SHA-256. */
export async function randomFile(path: string, size: number, seed: number): Promise<string> {
  const random = randomFrom(seed)
  await pipeline(
    Readable.from(pieces(size, () => Math.floor(random() * 2 ** 32))),
    createWriteStream(path),
  )
  return hashOf(createReadStream(path))
}

export async function hashOf(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of bytes) hash.update(chunk)
  return hash.digest('hex')
}

function* pieces(size: number, word: () => number): Generator<Buffer> {
  // Other words in front of the same ones: no piece is like another, and none takes long.
  const words = Uint32Array.from({ length: chunkSize / 4 }, word)
  for (let at = 0; at < size; at += chunkSize) {
    const key = word()
    const piece = words.map((one, index) => Math.imul(one ^ key, 2_654_435_761) + index)
    yield Buffer.from(piece.buffer).subarray(0, Math.min(chunkSize, size - at))
  }
}
