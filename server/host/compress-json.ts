import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { preferredEncoding } from './encoding.ts'
import type { Rule } from './handler.ts'

const worthwhileBytes = 1400

const encoders = {
  br: (body: Uint8Array) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
  gzip: (body: Uint8Array) => promisify(gzip)(body, { level: 4 }),
}

/** Compresses JSON that is long enough to gain from it. */
export const compressJson: Rule = (next) => async (request) => {
  const answer = await next(request)
  const { headers, status } = answer
  const encoding = preferredEncoding(request.headers)
  if (!encoding || !answer.body || !isPlainJson(headers)) return answer

  headers.append('vary', 'accept-encoding')
  const body = new Uint8Array(await answer.arrayBuffer())
  if (body.length < worthwhileBytes) return new Response(body, { status, headers })

  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  return new Response(new Uint8Array(await encoders[encoding](body)), { status, headers })
}

const isPlainJson = (headers: Headers): boolean =>
  !headers.has('content-encoding') &&
  (headers.get('content-type')?.startsWith('application/json') ?? false)
