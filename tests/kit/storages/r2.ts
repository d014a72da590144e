import { randomUUID } from 'node:crypto'
import type { Storage } from './storage.ts'

type Body = ArrayBuffer | Uint8Array<ArrayBuffer> | Blob
interface Options {
  httpMetadata?: { contentType?: string }
}
interface Range {
  range?: { offset: number; length: number }
}

/** The binding of a bucket of Cloudflare R2, as a Worker has it. */
export function bindR2(): Storage & { binding: object } {
  const objects: Storage['objects'] = new Map()
  const state = { refuses: false, isDown: false }
  const uploads = new Map<string, { type: string; parts: Map<number, Buffer> }>()
  const mustAllow = () => {
    if (state.refuses || state.isDown) throw new Error('get: Unspecified error (0)')
  }
  const bytesOf = async (body: Body) => Buffer.from(await new Response(body).arrayBuffer())
  const head = async (name: string) => {
    mustAllow()
    const object = objects.get(name)
    if (!object) return null
    const { bytes, type } = object
    const writeHttpMetadata = (headers: Headers) => headers.set('content-type', type)
    return { key: name, size: bytes.length, etag: '1', writeHttpMetadata }
  }
  const put = async (name: string, body: Body, { httpMetadata }: Options = {}) => {
    mustAllow()
    objects.set(name, { bytes: await bytesOf(body), type: httpMetadata?.contentType ?? '' })
    return head(name)
  }
  const resumeMultipartUpload = (key: string, uploadId: string) => ({
    ...{ key, uploadId },
    uploadPart: async (partNumber: number, body: Body) => {
      uploads.get(uploadId)!.parts.set(partNumber, await bytesOf(body))
      return { partNumber, etag: '1' }
    },
    complete: async (asked: { partNumber: number }[]) => {
      const { parts, type } = uploads.get(uploadId)!
      const bytes = Buffer.concat(asked.map(({ partNumber }) => parts.get(partNumber)!))
      return put(key, new Uint8Array(bytes), { httpMetadata: { contentType: type } })
    },
  })

  const binding = {
    ...{ head, put, resumeMultipartUpload },
    get: async (name: string, { range }: Range = {}) => {
      const found = await head(name)
      if (!found) return null
      const { bytes } = objects.get(name)!
      const part = range ? bytes.subarray(range.offset, range.offset + range.length) : bytes
      return { ...found, body: new Blob([new Uint8Array(part)]).stream() }
    },
    delete: async (name: string) => {
      mustAllow()
      objects.delete(name)
    },
    createMultipartUpload: async (key: string, { httpMetadata }: Options = {}) => {
      const id = randomUUID()
      uploads.set(id, { type: httpMetadata?.contentType ?? '', parts: new Map() })
      return resumeMultipartUpload(key, id)
    },
  }
  return { objects, state, binding }
}
