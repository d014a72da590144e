import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { Encoding } from './encoding.ts'

const encoders = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 3 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: 4 }),
}

/** The parts of a page as they come, compressed where the browser reads that. None is kept back for the next. */
export function pageBody(parts: AsyncIterable<string>, encoding: Encoding | null): BodyInit {
  const text = Readable.from(parts, { objectMode: false })
  const body = encoding ? pipeline(text, encoders[encoding](), ignoreLeaving) : text
  // Node and the DOM each have a type of their own for the same stream.
  return Readable.toWeb(body) as ReadableStream<Uint8Array<ArrayBuffer>>
}

/** A visitor who goes away in the middle is no failure. */
const ignoreLeaving = () => {}
