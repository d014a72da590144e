// @module-tag slow
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'
import type { Kept } from './kit/storages-site.ts'
import { collectionsOf, hasStorages, kinds, pluginsOf, storages } from './kit/storages-site.ts'
import { offsetOf, uploader } from './kit/upload-site.ts'

if (!hasStorages) {
  console.warn('Left out: storage adapters. Install them: npm ci --prefix tests/payload-packages')
}

const names = Object.keys(storages)
const table = names.flatMap((name) => kinds.map((kind) => [name, kind] as const))

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'
const picture = (width: number, background: string) =>
  sharp({ create: { width, height: 20, channels: 3, background } })
    .png()
    .toBuffer()

let keptBy: Record<string, Kept>
let server: TestServer
let source: ReturnType<typeof createServer>
let headers: { cookie: string }
let client: ReturnType<typeof uploader>

beforeAll(async () => {
  if (!hasStorages) return
  const found = await picture(20, 'green')
  source = createServer((_, answer) =>
    answer.writeHead(200, { 'content-type': 'image/png' }).end(found),
  )
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve))
  const port = String((source.address() as AddressInfo).port)
  const started = names.map(async (name) => [name, await storages[name]!()] as const)
  keptBy = Object.fromEntries(await Promise.all(started))
  server = await serve(
    aSite({
      collections: [users(), ...names.flatMap((name) => collectionsOf(name, { port }))],
      plugins: names.flatMap((name) => pluginsOf(name, keptBy[name]!)),
    }),
  )
  headers = { cookie: await server.signIn() }
  client = uploader(server, headers.cookie)
})
afterEach(() => {
  for (const { state } of Object.values(keptBy ?? {})) Object.assign(state, allows)
})
afterAll(async () => {
  await server?.close()
  source?.close()
  for (const { close } of Object.values(keptBy ?? {})) await close()
})

const send = (method: string, path: string, body: unknown = {}) =>
  server.send(method, path, body, headers)
const docOf = async (answer: Response) => {
  const body = await answer.json()
  expect(body).toMatchObject({ doc: {} })
  return body.doc
}
const saved = async (bytes: Uint8Array, name: string, collection: string, data: object = {}) => {
  const { key } = await client.upload(bytes, name, { collection })
  return docOf(await client.save(key, data, collection))
}

const copied: [string, string, string, () => Promise<Buffer>][] = [
  ['a picture', 'sun.png', 'image/png', () => picture(32, 'red')],
  ['a text', 'sun.txt', 'text/plain', async () => Buffer.from('the sun')],
  ['a drawing', 'sun.svg', 'image/svg+xml', async () => Buffer.from(drawing)],
]
const allows = { refuses: false, isDown: false }

describe.skipIf(!hasStorages).each(table)('37.2 files that %s keeps, %s', (name, kind) => {
  const slug = `${name}-${kind}`
  const objectsOf = () => {
    const all = [...keptBy[name]!.objects].filter(([path]) => path.startsWith(`${kind}/`))
    return new Map(all.map(([path, { bytes }]) => [path.slice(kind.length + 1), bytes]))
  }
  const widthOf = async (filename: string) =>
    (await sharp(objectsOf().get(filename)).metadata()).width
  const remove = async (id: unknown) => {
    expect((await send('DELETE', `/api/${slug}/${id}`)).status).toBe(200)
  }

  test('an upload that was cut goes on, is saved, and is read by whoever may', async () => {
    const bytes = Buffer.from('a story of two halves')
    const target = await client.targetOf({ name: 'story.txt', size: bytes.length }, slug)
    await client.put(target, bytes.subarray(0, 9))
    const from = await offsetOf(target)
    expect(from).toBe(9)
    await client.put(target, bytes, from)
    const doc = await docOf(await client.save(target.key, {}, slug))

    expect(doc).toMatchObject({ filename: 'story.txt', filesize: bytes.length })
    expect(objectsOf().get('story.txt')).toEqual(bytes)
    const whole = await server.ask(doc.url, { headers })
    expect([whole.status, await whole.text()]).toEqual([200, bytes.toString()])
    const part = await server.ask(doc.url, { headers: { ...headers, range: 'bytes=2-6' } })
    expect([part.status, await part.text()]).toEqual([206, 'story'])
    const stranger = () => server.ask(doc.url)
    expect((await stranger()).status === 200).toBe(kind !== 'ruled')
    await send('PATCH', `/api/${slug}/${doc.id}`, { isPublic: true, _status: 'published' })
    expect((await stranger()).status).toBe(200)
    await remove(doc.id)
    expect(objectsOf().size).toBe(0)
  })

  test('a picture is cropped, replaced, and deleted with its sizes', async () => {
    const doc = await saved(await picture(32, 'red'), 'sun.png', slug)
    expect([await widthOf('sun.png'), await widthOf('sun-8x8.png')]).toEqual([32, 8])

    const edits = new URLSearchParams({
      ...{ 'uploadEdits[crop][x]': '0', 'uploadEdits[crop][y]': '0' },
      ...{ 'uploadEdits[crop][width]': '50', 'uploadEdits[crop][height]': '100' },
      ...{ 'uploadEdits[crop][unit]': '%', 'uploadEdits[widthInPixels]': '16' },
      ...{ 'uploadEdits[heightInPixels]': '20' },
      ...{ 'uploadEdits[focalPoint][x]': '20', 'uploadEdits[focalPoint][y]': '80' },
    })
    const cropped = await docOf(await send('PATCH', `/api/${slug}/${doc.id}?${edits}`))
    expect(cropped).toMatchObject({ width: 16, height: 20, focalX: 20, focalY: 80 })
    expect(await widthOf(cropped.filename)).toBe(16)
    expect(await widthOf(cropped.sizes.small.filename)).toBe(8)

    const next = await client.upload(await picture(36, 'blue'), 'sea.png', { collection: slug })
    const replaced = await docOf(await client.replace(doc.id, next.key, {}, slug))
    expect(replaced).toMatchObject({ filename: 'sea.png', width: 36 })
    expect([...objectsOf().keys()].sort()).toEqual(['sea-8x8.png', 'sea.png'])
    await remove(doc.id)
    expect(objectsOf().size).toBe(0)
  })

  test.runIf(kind === 'direct')('a file that a client has put there is saved', async () => {
    const bytes = new Uint8Array(await picture(32, 'red'))
    const file = { name: 'moon.png', type: 'image/png', bytes }
    const { clientUploadContext, filename } = await direct[name]!(slug, file)
    expect(filename).toBe('moon.png')
    const form = new FormData()
    form.set('_payload', '{}')
    const reference = { clientUploadContext, collectionSlug: slug, filename, size: bytes.length }
    form.set('file', JSON.stringify({ ...reference, mimeType: 'image/png' }))
    const doc = await docOf(
      await server.ask(`/api/${slug}`, { method: 'POST', body: form, headers }),
    )
    expect(doc).toMatchObject({ filename: 'moon.png', width: 32 })
    const read = await server.ask(doc.url, { headers })
    expect(new Uint8Array(await read.arrayBuffer())).toEqual(bytes)
    expect(objectsOf().size).toBe(2)
    await remove(doc.id)
    expect(objectsOf().size).toBe(0)
  })

  test.runIf(kind === 'open')('a file from a URL', async () => {
    const { port } = source.address() as AddressInfo
    const asked = { collectionSlug: slug, url: `http://127.0.0.1:${port}/found.png` }
    const { key } = await (await send('POST', '/api/stateroom/uploads/from-url', asked)).json()
    const doc = await docOf(await client.save(key, {}, slug))
    expect([doc.filename, await widthOf('found.png')]).toEqual(['found.png', 20])
    await remove(doc.id)
  })

  test.each(kind === 'direct' ? copied.slice(0, 1) : copied)(
    'a copy of %s has a file of its own',
    async (_what, filename, mimeType, bytes) => {
      const whole = await bytes()
      const { key } = await client.upload(whole, filename, { collection: slug, type: mimeType })
      const doc = await docOf(await client.save(key, { isPublic: true }, slug))
      const copy = await docOf(await send('POST', `/api/${slug}/${doc.id}/duplicate`))
      const named = filename.replace('.', '-1.')
      expect(copy).toMatchObject({
        filename: named,
        filesize: whole.length,
        mimeType,
        isPublic: true,
      })
      expect(await readdir(join(server.dataDir, 'uploading'))).toEqual([])
      await remove(doc.id)
      expect(objectsOf().get(named)).toEqual(whole)
      expect(objectsOf().has(filename)).toBe(false)
      const read = await server.ask(copy.url, { headers })
      expect(Buffer.from(await read.arrayBuffer())).toEqual(whole)
      await remove(copy.id)
      expect(objectsOf().size).toBe(0)
    },
  )

  test.runIf(kind === 'ruled')(
    'a copy is of the latest draft, and takes no file of another',
    async () => {
      const doc = await saved(await picture(32, 'red'), 'sun.png', slug, { _status: 'published' })
      const other = await saved(await picture(32, 'blue'), 'sea.png', slug, {
        _status: 'published',
      })
      const drafted = async (id: unknown, width: number, filename: string) => {
        const bytes = await picture(width, 'white')
        const { key } = await client.upload(bytes, filename, { collection: slug })
        await docOf(
          await client.replace(id as string, key, { _status: 'draft' }, slug, '?draft=true'),
        )
        return bytes
      }
      await drafted(doc.id, 30, 'star.png')
      const another = await drafted(other.id, 28, 'star-1.png')
      const copy = await docOf(await send('POST', `/api/${slug}/${doc.id}/duplicate`))
      expect(copy).toMatchObject({ filename: 'star-2.png', width: 30, _status: 'draft' })
      expect(await widthOf('star-2.png')).toBe(30)
      expect(objectsOf().get('star-1.png')).toEqual(another)
      for (const { id } of [doc, other, copy]) await remove(id)
      keptBy[name]!.objects.clear()
    },
  )

  // The client of Azure asks again for half a minute.
  test.runIf(kind === 'open' && name !== 'azure')('a storage that is down is told', async () => {
    const { key } = await client.upload(Buffer.from('the sun'), 'sun.txt', { collection: slug })
    keptBy[name]!.state.isDown = true
    const [status, path, message] = await refusalOf(await client.save(key, {}, slug))
    expect([status, path]).toEqual([400, 'file'])
    expect(message).toMatch('Couldn’t save “sun.txt” to the file storage.')
    keptBy[name]!.state.isDown = false
    const doc = await docOf(await client.save(key, {}, slug))
    await remove(doc.id)
  })

  // Clients that upload elsewhere change nothing of it.
  test.runIf(kind !== 'direct')(
    'a storage that refuses is told, and the upload is saved again',
    async () => {
      const { state } = keptBy[name]!
      const { key } = await client.upload(await picture(32, 'red'), 'sun.png', { collection: slug })
      const sentence =
        'Couldn’t save “sun.png” to the file storage. Your upload is kept: save again, or ask an administrator.'
      state.refuses = true
      expect(await refusalOf(await client.save(key, {}, slug))).toEqual([400, 'file', sentence])
      state.refuses = false
      const doc = await docOf(await client.save(key, {}, slug))
      expect(await widthOf('sun.png')).toBe(32)

      const next = await client.upload(await picture(36, 'blue'), 'sun.png', { collection: slug })
      state.refuses = true
      const replaced = await client.replace(doc.id, next.key, {}, slug)
      expect(await refusalOf(replaced)).toEqual([400, 'file', sentence.replace('sun', 'sun-1')])
      const unread =
        'Couldn’t read “sun.png” from the file storage. Try again, or ask an administrator.'
      const copied = await send('POST', `/api/${slug}/${doc.id}/duplicate`)
      expect(await refusalOf(copied)).toEqual([400, undefined, unread])
      expect(await readdir(join(server.dataDir, 'uploading'))).toEqual([])
      const edits = 'uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=80'
      const cropped = await send('PATCH', `/api/${slug}/${doc.id}?${edits}`)
      expect(await refusalOf(cropped)).toEqual([400, 'file', unread])
      state.refuses = false
      expect(await widthOf('sun.png')).toBe(32)
      await docOf(await client.replace(doc.id, next.key, {}, slug))
      await remove(doc.id)
      expect(objectsOf().size).toBe(0)
    },
  )
})

const refusalOf = async (answer: Response) => {
  const { errors } = await answer.json()
  const [{ path, message }] = errors[0].data?.errors ?? [{ message: errors[0].message }]
  return [answer.status, path, message]
}

interface Put {
  clientUploadContext: object
  filename: string
}
type File = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }

const signed = async (path: string, slug: string, { bytes, name, type }: File, more = {}) => {
  const asked = await send('POST', path, {
    ...{ collectionSlug: slug, filename: name, mimeType: type },
  })
  const { docPrefix, filename, url } = await asked.json()
  const put = { method: 'PUT', body: bytes, headers: { 'content-type': type, ...more } }
  expect((await fetch(url, put)).ok).toBe(true)
  return { clientUploadContext: { prefix: docPrefix }, filename }
}

/** As each adapter's component does it in Payload's admin. */
const direct: Record<string, (slug: string, file: File) => Promise<Put>> = {
  gcs: (slug, file) => signed('/api/storage-gcs-generate-signed-url', slug, file),
  azure: (slug, file) =>
    signed('/api/storage-azure-generate-signed-url', slug, file, { 'x-ms-blob-type': 'BlockBlob' }),
  vercel: async (slug, { bytes, name, type }) => {
    const route = '/api/vercel-blob-client-upload-route'
    const file = { collectionSlug: slug, filename: name, mimeType: type }
    const issued = await send('POST', `${route}?issue-client-upload=1`, file)
    const { clientUploadContext, filename, pathname } = await issued.json()
    const { signedReceipt } = clientUploadContext
    const clientPayload = JSON.stringify({ collectionSlug: slug, mimeType: type, signedReceipt })
    const payload = { pathname, clientPayload, multipart: false }
    const answer = await send('POST', route, { type: 'blob.generate-client-token', payload })
    const { clientToken } = await answer.json()
    const put = await fetch(
      `${process.env.VERCEL_BLOB_API_URL}/?${new URLSearchParams({ pathname })}`,
      {
        ...{ method: 'PUT', body: bytes },
        headers: { authorization: `Bearer ${clientToken}`, 'x-content-type': type },
      },
    )
    expect(put.ok).toBe(true)
    return { clientUploadContext, filename }
  },
  r2: async (slug, { bytes, name, type }) => {
    const asked = { collection: slug, docPrefix: 'direct', fileName: name, fileType: type }
    const ask = (more: object, body?: BodyInit) =>
      server.ask(
        `/api/storage-r2-multi-part-upload?${new URLSearchParams({ ...asked, ...more })}`,
        {
          ...{ method: 'POST', headers, ...(body !== undefined && { body }) },
        },
      )
    const { filename, key, uploadId } = await (await ask({})).json()
    const upload = { multipartId: uploadId, multipartKey: key }
    const part = await (await ask({ ...upload, multipartNumber: '1' }, bytes)).json()
    const whole = await ask(upload, JSON.stringify([part]))
    return { clientUploadContext: { key: await whole.text(), prefix: 'direct' }, filename }
  },
}
