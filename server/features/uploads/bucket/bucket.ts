import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { Agent, request } from 'undici'
import type { BucketConfig } from '#config-schema/config'

/** A bucket of any storage that speaks S3, by paths: names of buckets need no host of their own. */
export interface Bucket {
  startParts: (object: string, type: string) => Promise<string>
  /** What has arrived, in order; the storage is the only one asked. */
  partsOf: (object: string, uploadId: string) => Promise<readonly StoredPart[]>
  putPart: (object: string, uploadId: string, number: number, bytes: Buffer) => Promise<void>
  /** Where a browser sends a part of exactly these bytes. */
  partUrl: (object: string, part: PartAsked) => Promise<string>
  joinParts: (object: string, uploadId: string, parts: readonly StoredPart[]) => Promise<void>
  dropParts: (object: string, uploadId: string) => Promise<void>
  /** null: there is none. */
  sizeOf: (object: string) => Promise<number | null>
  read: (object: string, range?: string) => Promise<StoredObject>
  put: (object: string, bytes: Buffer | { path: string }, type: string) => Promise<void>
  copy: (from: string, to: string, type: string) => Promise<void>
  remove: (object: string) => Promise<void>
}

export interface StoredPart {
  number: number
  size: number
  etag: string
}

export interface PartAsked {
  uploadId: string
  number: number
  size: number
  seconds: number
}

export interface StoredObject {
  status: number
  headers: Readonly<Record<string, string>>
  body: Readable
}

/**
 * The storage answered something else than was asked for, or nothing (0). Its message is shown to whoever
 * asks; what the storage says is for the log: it may name keys, signatures and addresses.
 */
export class BucketError extends Error {
  readonly status: number
  constructor(status: number, cause: unknown) {
    super(status === 0 ? 'Can’t reach the file storage.' : 'The file storage refused a request.', {
      cause,
    })
    this.status = status
  }
}

const answered = (method: string, object: string, status: number, text: string) =>
  new BucketError(
    status,
    new Error(`${method} ${object} answered ${status}: ${text.slice(0, 500)}`),
  )

const agent = new Agent({ headersTimeout: 60_000, bodyTimeout: 60_000, connectTimeout: 10_000 })

export function openBucket(config: BucketConfig): Bucket {
  const { accessKeyId, bucket, endpoint, prefix, region, secretAccessKey } = config
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const addressOf = (object: string, query: Readonly<Record<string, string>> = {}): URL => {
    const steps = `${prefix}${object}`.split('/')
    // A URL takes these for folders, and would lead to another object.
    if (steps.some((step) => step === '.' || step === '..')) throw new BucketError(404, object)
    const path = [bucket, ...steps].map(encodeURIComponent).join('/')
    const url = new URL(`${endpoint.replace(/\/$/, '')}/${path}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url
  }

  const send = async (method: Method, object: string, options: SendOptions = {}) => {
    const { body, headers = {}, length, query } = options
    const url = addressOf(object, query)
    const signed = await client.sign(url, { method, headers })
    const answer = await request(url, {
      method,
      headers: {
        ...Object.fromEntries(signed.headers),
        ...(length !== undefined && { 'content-length': String(length) }),
      },
      body: body ?? null,
      dispatcher: agent,
    }).catch((cause) => {
      throw new BucketError(0, cause)
    })
    if (answer.statusCode < 300 || options.takes?.includes(answer.statusCode)) return answer
    throw answered(method, object, answer.statusCode, await answer.body.text())
  }
  const text = async (...asked: Parameters<typeof send>) => (await send(...asked)).body.text()

  return {
    startParts: async (object, type) => {
      const options = { query: { uploads: '' }, headers: { 'content-type': type }, length: 0 }
      return within(await text('POST', object, options), 'UploadId')
    },
    partsOf: async (object, uploadId) => {
      const parts: StoredPart[] = []
      for (let marker: string | null = '0'; marker !== null; ) {
        const query = { uploadId, 'part-number-marker': marker }
        const page = await text('GET', object, { query })
        for (const [, part = ''] of page.matchAll(/<Part>(.*?)<\/Part>/gs)) {
          parts.push({
            number: Number(within(part, 'PartNumber')),
            size: Number(within(part, 'Size')),
            etag: within(part, 'ETag'),
          })
        }
        const isCut = /<IsTruncated>true</.test(page)
        const next: string = within(page, 'NextPartNumberMarker')
        marker = isCut && next !== '' && next !== marker ? next : null
      }
      return parts.sort((one, other) => one.number - other.number)
    },
    putPart: async (object, uploadId, number, bytes) => {
      const query = { uploadId, partNumber: String(number) }
      await text('PUT', object, { query, body: bytes, length: bytes.length })
    },
    partUrl: async (object, { number, seconds, size, uploadId }) => {
      const url = addressOf(object, {
        uploadId,
        partNumber: String(number),
        'X-Amz-Expires': String(seconds),
      })
      const signed = await client.sign(url, {
        method: 'PUT',
        headers: { 'content-length': String(size) },
        aws: { signQuery: true, allHeaders: true },
      })
      return signed.url
    },
    joinParts: async (object, uploadId, parts) => {
      const listed = parts.map(
        ({ etag, number }) => `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`,
      )
      const body = `<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`
      const answer = await text('POST', object, {
        query: { uploadId },
        body,
        length: Buffer.byteLength(body),
      })
      // It begins with 200 before it knows.
      if (/<Error>/.test(answer)) throw answered('POST', object, 200, answer)
    },
    dropParts: async (object, uploadId) => {
      await text('DELETE', object, { query: { uploadId }, takes: [404] })
    },
    sizeOf: async (object) => {
      const { body, headers, statusCode } = await send('HEAD', object, { takes: [404] })
      await body.dump()
      return statusCode === 404 ? null : Number(headers['content-length'])
    },
    read: async (object, range) => {
      const headers = range === undefined ? {} : { range }
      const answer = await send('GET', object, { headers, takes: [404, 416] })
      const sent = Object.entries(answer.headers).map(([name, value]) => [name, String(value)])
      return {
        status: answer.statusCode,
        headers: Object.fromEntries(sent),
        body: answer.body,
      }
    },
    put: async (object, bytes, type) => {
      const headers = { 'content-type': type }
      const options = Buffer.isBuffer(bytes)
        ? { body: bytes, length: bytes.length }
        : { body: createReadStream(bytes.path), length: (await stat(bytes.path)).size }
      await text('PUT', object, { headers, ...options })
    },
    copy: async (from, to, type) => {
      const source = addressOf(from).pathname.slice(new URL(endpoint).pathname.length - 1)
      const headers = {
        'x-amz-copy-source': source.startsWith('/') ? source : `/${source}`,
        'x-amz-metadata-directive': 'REPLACE',
        'content-type': type,
      }
      const answer = await text('PUT', to, { headers, length: 0 })
      if (/<Error>/.test(answer)) throw answered('COPY', to, 200, answer)
    },
    remove: async (object) => {
      await text('DELETE', object, { takes: [404] })
    },
  }
}

type Method = 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'

interface SendOptions {
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  body?: Buffer | Readable | string
  length?: number
  /** Statuses that are answers, too. */
  takes?: readonly number[]
}

/** The text of an element. The values that are asked for here have no markup in them. */
function within(xml: string, name: string): string {
  const [, value = ''] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? []
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
