import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { BucketConfig } from '#config-schema/config'
import type { BucketRequests } from './bucket-requests.ts'
import { answered, bucketRequests } from './bucket-requests.ts'

/** A bucket of any storage that speaks S3, by paths: names of buckets need no host of their own. */
export interface Bucket extends BucketParts, BucketObjects {}

/** A file in parts. */
interface BucketParts {
  startParts: (object: string, type: string) => Promise<string>
  /** What has arrived, in order; the storage is the only one asked. */
  partsOf: (object: string, uploadId: string) => Promise<readonly StoredPart[]>
  putPart: (object: string, uploadId: string, number: number, bytes: Buffer) => Promise<void>
  /** Where a browser sends a part of exactly these bytes. */
  partUrl: (object: string, part: PartAsked) => Promise<string>
  joinParts: (object: string, uploadId: string, parts: readonly StoredPart[]) => Promise<void>
  dropParts: (object: string, uploadId: string) => Promise<void>
}

/** A file as a whole. */
interface BucketObjects {
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

export function openBucket(config: BucketConfig): Bucket {
  const requests = bucketRequests(config)
  return { ...partsIn(requests), ...objectsIn(requests, new URL(config.endpoint).pathname) }
}

function partsIn({ addressOf, signedUrl, text }: BucketRequests): BucketParts {
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
      return signedUrl(url, size)
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
  }
}

/** `folder`: the path of the storage itself. */
function objectsIn({ addressOf, send, text }: BucketRequests, folder: string): BucketObjects {
  return {
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
      const source = addressOf(from).pathname.slice(folder.length - 1)
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

/** The text of an element. The values that are asked for here have no markup in them. */
function within(xml: string, name: string): string {
  const [, value = ''] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? []
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
