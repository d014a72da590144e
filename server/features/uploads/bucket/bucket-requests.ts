import type { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { Agent, request } from 'undici'
import type { BucketConfig } from '#config-schema/config'

/** Signed requests to a bucket. */
export interface BucketRequests {
  addressOf: (object: string, query?: Readonly<Record<string, string>>) => URL
  send: (method: Method, object: string, options?: SendOptions) => Promise<Answer>
  /** What was answered, as text. */
  text: (method: Method, object: string, options?: SendOptions) => Promise<string>
  /** An address where a browser sends exactly these bytes. */
  signedUrl: (url: URL, size: number) => Promise<string>
}

type Answer = Awaited<ReturnType<typeof request>>

type Method = 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'

interface SendOptions {
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  body?: Buffer | Readable | string
  length?: number
  /** Statuses that are answers, too. */
  takes?: readonly number[]
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

export const answered = (method: string, object: string, status: number, text: string) =>
  new BucketError(
    status,
    new Error(`${method} ${object} answered ${status}: ${text.slice(0, 500)}`),
  )

const agent = new Agent({ headersTimeout: 60_000, bodyTimeout: 60_000, connectTimeout: 10_000 })

export function bucketRequests(config: BucketConfig): BucketRequests {
  const { accessKeyId, bucket, endpoint, prefix, region, secretAccessKey } = config
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const addressOf: BucketRequests['addressOf'] = (object, query = {}) => {
    const steps = `${prefix}${object}`.split('/')
    // A URL takes these for folders, and would lead to another object.
    if (steps.some((step) => step === '.' || step === '..')) throw new BucketError(404, object)
    const path = [bucket, ...steps].map(encodeURIComponent).join('/')
    const url = new URL(`${endpoint.replace(/\/$/, '')}/${path}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url
  }

  const send: BucketRequests['send'] = async (method, object, options = {}) => {
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

  return {
    addressOf,
    send,
    text: async (...asked) => (await send(...asked)).body.text(),
    signedUrl: async (url, size) => {
      const signed = await client.sign(url, {
        method: 'PUT',
        headers: { 'content-length': String(size) },
        aws: { signQuery: true, allHeaders: true },
      })
      return signed.url
    },
  }
}
