import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { EmbeddedFile } from '#panel-files'

const unpack = promisify(brotliDecompress)

/** One file of the panel. Whether it is compressed on its way is the host's: Next.js drops the header that says so. */
export async function fileAnswer(
  file: EmbeddedFile,
  asked: Headers,
  isImmutable: boolean,
): Promise<Response> {
  const { etag, type } = file
  const headers = {
    'content-type': type,
    'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0',
    etag,
  }
  return asked.get('if-none-match')?.includes(etag)
    ? new Response(null, { status: 304, headers })
    : new Response(new Uint8Array(await bytesOf(file)), { headers })
}

export const textOf = async (file: EmbeddedFile): Promise<string> =>
  (await bytesOf(file)).toString('utf8')

async function bytesOf({ load, packed }: EmbeddedFile): Promise<Buffer> {
  const bytes = Buffer.from((await load()).default, 'base64')
  return packed ? unpack(bytes) : bytes
}
