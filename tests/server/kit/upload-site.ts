import { createHash } from 'node:crypto'
import type { CollectionConfig } from 'payload'
import type { StateroomConfig } from '#config-schema/config'
import type { UploadResult, UploadTarget } from '#contracts/uploads'
import type { TestServer } from './serve.ts'
import { aSite, posts, users } from './site.ts'

export const files = (overrides: Partial<CollectionConfig> = {}): CollectionConfig => ({
  slug: 'files',
  upload: true,
  fields: [{ name: 'alt', type: 'text' }],
  ...overrides,
})

export const pictures: CollectionConfig = {
  slug: 'pictures',
  upload: {
    mimeTypes: ['image/*'],
    imageSizes: [{ name: 'small', width: 8 }],
    pasteURL: { allowList: [{ hostname: 'pictures.example' }] },
  },
  versions: { drafts: true },
  fields: [{ name: 'alt', type: 'text', required: true }],
}

/** Anybody of the panel may add files, and only some may do so here. */
export const closed: CollectionConfig = {
  slug: 'closed',
  upload: true,
  access: {
    create: ({ req }) => req.user?.role === 'admin',
    update: ({ req }) => req.user?.role === 'admin',
  },
  fields: [],
}

export const anUploadSite = (overrides: Partial<StateroomConfig> = {}): StateroomConfig =>
  aSite({
    collections: [users(), posts(), files(), pictures, closed],
    upload: { limits: { fileSize: 8 * 2 ** 20 } },
    ...overrides,
  })

export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

interface Described {
  name: string
  size: number
  type?: string
}

/** Speaks the protocol of UPL-2 as its client does, and keeps nothing of what it was told. */
export function uploader(server: Pick<TestServer, 'ask' | 'send'>, cookie: string) {
  const askFor = (described: readonly Described[], collection = 'files', headers = { cookie }) =>
    server.send(
      'POST',
      `/api/uploadthing?collectionSlug=${collection}&actionType=upload&slug=uploader`,
      {
        input: null,
        files: described.map((one) => ({ type: '', lastModified: 0, ...one })),
      },
      headers,
    )

  const targetOf = async (described: Described, collection?: string): Promise<UploadTarget> => {
    const answer = await askFor([described], collection)
    if (!answer.ok) throw new Error(await answer.text())
    const [target] = (await answer.json()) as UploadTarget[]
    return target!
  }

  const put = (target: UploadTarget, bytes: Uint8Array, start = 0, init: RequestInit = {}) => {
    const form = new FormData()
    form.set('file', new Blob([bytes.slice(start) as Uint8Array<ArrayBuffer>]), 'blob')
    const headers = { range: `bytes=${start}-`, 'x-uploadthing-version': '7.3.0' }
    return fetch(target.url, { method: 'PUT', headers, body: form, ...init })
  }

  const upload = async (
    bytes: Uint8Array,
    name: string,
    { type = '', collection = 'files' } = {},
  ): Promise<UploadResult> => {
    const target = await targetOf({ name, size: bytes.length, type }, collection)
    const answer = await put(target, bytes)
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }

  /** The form of a save, with the file by its key. */
  const formOf = (key: string, data: object, collection = 'files', filename = 'any.txt') => {
    const form = new FormData()
    form.set('_payload', JSON.stringify(data))
    form.set(
      'file',
      JSON.stringify({
        clientUploadContext: { key },
        collectionSlug: collection,
        filename,
        mimeType: 'text/plain',
        size: 1,
      }),
    )
    return form
  }

  const save = (key: string, data: object = {}, collection = 'files', query = '') =>
    server.ask(`/api/${collection}${query}`, {
      method: 'POST',
      body: formOf(key, data, collection),
      headers: { cookie },
    })

  const replace = (
    id: string | number,
    key: string,
    data: object = {},
    collection = 'files',
    query = '',
  ) =>
    server.ask(`/api/${collection}/${id}${query}`, {
      method: 'PATCH',
      body: formOf(key, data, collection),
      headers: { cookie },
    })

  return { askFor, targetOf, put, upload, save, replace, formOf }
}

export const offsetOf = async (target: UploadTarget): Promise<number> => {
  const answer = await fetch(target.url, { method: 'HEAD' })
  return Number(answer.headers.get('x-ut-range-start') ?? -1)
}
