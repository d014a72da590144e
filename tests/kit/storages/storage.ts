import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A storage of files that a test looks into. */
export interface Storage {
  /** By path, without the bucket. */
  objects: Map<string, { bytes: Buffer; type: string }>
  /** Refuses everything that it would allow, or answers nobody. */
  state: { refuses: boolean; isDown: boolean }
}

export interface Asked {
  method: string
  url: URL
  headers: IncomingMessage['headers']
  body: Buffer
}

export interface Answered {
  status: number
  body?: string | Buffer
  headers?: Record<string, string | number>
}

export interface StorageServer extends Storage {
  origin: string
  close: () => Promise<void>
}

/** A storage that is asked over HTTP. */
export async function serveStorage(
  answer: (asked: Asked, storage: Storage, origin: string) => Answered,
): Promise<StorageServer> {
  const storage: Storage = { objects: new Map(), state: { refuses: false, isDown: false } }
  const server = createServer((request, response) => void reply(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`

  async function reply(request: IncomingMessage, response: ServerResponse) {
    if (storage.state.isDown) return request.destroy()
    const { headers, method = 'GET', url } = request
    const asked = { method, url: new URL(url ?? '', origin), headers, body: await buffer(request) }
    const { body, headers: told, status } = answer(asked, storage, origin)
    response.writeHead(status, told).end(body)
  }

  return {
    ...storage,
    origin,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export const json = (status: number, body: unknown): Answered => ({
  status,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

/** The bytes that a range such as `bytes=0-99` asks for; all of them without one. */
export function partOf(bytes: Buffer, range: unknown): Answered & { body: Buffer } {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(String(range)) ?? []
  if (from === undefined) return { status: 200, body: bytes }
  const end = to ? Number(to) : bytes.length - 1
  return {
    status: 206,
    body: bytes.subarray(Number(from), end + 1),
    headers: { 'content-range': `bytes ${from}-${end}/${bytes.length}` },
  }
}
