import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A storage that speaks as much S3 as the server asks for, checks no signature, and lies on request. */
export interface LyingBucket {
  endpoint: string
  /** By path, without the bucket. */
  objects: Map<string, { bytes: Buffer; type: string }>
  /** Method, path and query of each request. */
  asked: string[]
  lies: {
    /** Of each object, whatever it has. */
    bytes?: Buffer
    /** Of each part, whatever it has. */
    partSize?: number
    /** All requests are answered with it. */
    failure?: { status: number; text: string }
  }
  close: () => Promise<void>
}

export async function startLyingBucket(): Promise<LyingBucket> {
  const objects: LyingBucket['objects'] = new Map()
  const parts = new Map<string, { type: string; bytes: Map<number, Buffer> }>()
  const lies: LyingBucket['lies'] = {}
  const asked: string[] = []

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, search, searchParams: query } = new URL(`http://bucket${request.url}`)
    asked.push(`${request.method} ${pathname}${search}`)
    const name = decodeURIComponent(pathname).replace(/^\/bucket\//, '')
    const body = wholeOf(request, await buffer(request))
    const type = request.headers['content-type'] ?? ''
    const say = (status: number, text: string | Buffer = '', headers = {}) =>
      response.writeHead(status, headers).end(text)
    if (lies.failure) return say(lies.failure.status, lies.failure.text)
    const upload = parts.get(query.get('uploadId') ?? '')
    if (query.has('uploads')) {
      const id = randomUUID()
      parts.set(id, { type, bytes: new Map() })
      return say(200, `<UploadId>${id}</UploadId>`)
    }
    if (query.has('uploadId') && !upload) return say(404, '<Code>NoSuchUpload</Code>')
    if (upload) return ofParts(upload)
    const object = objects.get(name)
    switch (request.method) {
      case 'PUT': {
        const from = request.headers['x-amz-copy-source']
        const source = from && objects.get(decodeURIComponent(String(from)).replace('/bucket/', ''))
        if (from && !source) return say(404)
        objects.set(name, { bytes: source ? source.bytes : body, type })
        return say(200)
      }
      case 'DELETE':
        objects.delete(name)
        return say(204)
      default: {
        if (!object) return say(404)
        const bytes = lies.bytes ?? object.bytes
        const headers = { 'content-type': object.type, 'content-length': bytes.length }
        return say(200, request.method === 'HEAD' ? '' : bytes, headers)
      }
    }

    function ofParts({ bytes, type }: { type: string; bytes: Map<number, Buffer> }) {
      if (request.method === 'PUT') bytes.set(Number(query.get('partNumber')), body)
      if (request.method === 'DELETE') parts.delete(query.get('uploadId')!)
      if (request.method === 'POST') {
        const all = [...bytes].sort(([one], [other]) => one - other).map(([, part]) => part)
        objects.set(name, { bytes: Buffer.concat(all), type })
        parts.delete(query.get('uploadId')!)
      }
      if (request.method !== 'GET') return say(200)
      const listed = [...bytes].map(
        ([number, part]) =>
          `<Part><PartNumber>${number}</PartNumber><Size>${lies.partSize ?? part.length}</Size><ETag>${etag(part)}</ETag></Part>`,
      )
      return say(200, listed.join(''))
    }
  }

  const server: Server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ objects, asked, lies },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** What was sent in chunks that say their own size, as Amazon's client does with a file that it streams. */
function wholeOf({ headers }: IncomingMessage, sent: Buffer): Buffer {
  if (!/aws-chunked/.test(headers['content-encoding'] ?? '')) return sent
  const chunks: Buffer[] = []
  for (let at = 0; ; ) {
    const end = sent.indexOf('\r\n', at)
    const size = Number.parseInt(sent.toString('latin1', at, end), 16)
    if (size === 0) return Buffer.concat(chunks)
    chunks.push(sent.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
}

const etag = (bytes: Buffer): string => createHash('md5').update(bytes).digest('hex')
