import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { EmbeddedFile } from '#panel-files'
import { preferredEncoding } from './encoding.ts'

const unpack = promisify(brotliDecompress)

/** One file of the panel, compressed where the browser reads that. */
export async function fileAnswer(
  file: EmbeddedFile,
  asked: Headers,
  isImmutable: boolean,
): Promise<Response> {
  const { etag, packed, type } = file
  const headers = new Headers({
    'content-type': type,
    'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0',
    etag,
    ...(packed && { vary: 'accept-encoding' }),
  })
  if (asked.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers })

  if (packed === null || preferredEncoding(asked) !== packed)
    return whole(await bytesOf(file), headers)
  headers.set('content-encoding', packed)
  return whole(await packedBytesOf(file), headers)
}

export const textOf = async (file: EmbeddedFile): Promise<string> =>
  (await bytesOf(file)).toString('utf8')

async function bytesOf(file: EmbeddedFile): Promise<Buffer> {
  const bytes = await packedBytesOf(file)
  return file.packed ? unpack(bytes) : bytes
}

const packedBytesOf = async ({ load }: EmbeddedFile): Promise<Buffer> =>
  Buffer.from((await load()).default, 'base64')

function whole(bytes: Buffer, headers: Headers): Response {
  headers.set('content-length', String(bytes.length))
  return new Response(new Uint8Array(bytes), { headers })
}
