import { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import busboy from 'busboy'
import type { PayloadRequest } from 'payload'
import type { ServerRequest } from 'srvx'

/** The body as it comes from the network: of a file of any size only what is being written is in memory. */
export function bodyOf(req: PayloadRequest): Readable {
  const node = (req as ServerRequest).runtime?.node?.req
  if (node) return node as unknown as Readable
  return req.body ? Readable.fromWeb(req.body as ReadableStream) : Readable.from([])
}

/** ms without a byte after which nobody waits for more. */
const patienceMs = 60_000

/** What a form's file brings; resolves when there is no more, and rejects when the connection is cut. */
export async function readPart(
  body: Readable,
  contentType: string,
  take: (chunk: Buffer) => Promise<void>,
): Promise<void> {
  const form = busboy({ headers: { 'content-type': contentType }, limits: { files: 1 } })
  const parts: Promise<void>[] = []
  form.on('file', (_, part) => parts.push(eachChunk(part, take)))
  // Of a form that is given up nobody asks why.
  form.on('error', () => {})
  try {
    await new Promise<void>((resolve, reject) => {
      const cut = () => reject(new Error('The connection was cut.'))
      form.once('close', resolve)
      form.once('error', reject)
      form.on('file', () => parts.at(-1)?.catch(reject))
      body.once('error', cut)
      if (body instanceof IncomingMessage) body.setTimeout(patienceMs, cut)
      body.once('close', () => {
        if (!body.readableEnded) cut()
      })
      if (body.destroyed) cut()
      else body.pipe(form)
    })
  } catch (thrown) {
    body.unpipe(form)
    form.destroy(new Error('The rest is not read.'))
    // What was written before the cut counts.
    await Promise.allSettled(parts)
    throw thrown
  }
  await Promise.all(parts)
}

async function eachChunk(part: Readable, take: (chunk: Buffer) => Promise<void>): Promise<void> {
  for await (const chunk of part) await take(chunk)
}
