// @module-tag slow
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UploadParts, UploadTarget } from '#contracts/uploads'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import type { Swift } from './kit/swift.ts'
import { hasSwift, startSwift } from './kit/swift.ts'
import { anUploadSite, offsetOf, sha256, uploader } from './kit/upload-site.ts'

if (!hasSwift) {
  console.warn(
    'Left out: files in a bucket. Install OpenStack Swift to test them (tests/server/kit/swift.ts).',
  )
}

const megabyte = 2 ** 20
const partSize = 8 * megabyte

describe.skipIf(!hasSwift)('20.6 files in a bucket', () => {
  let swift: Swift
  let server: TestServer
  let cookie: string
  let client: ReturnType<typeof uploader>

  const site = () => {
    const { accessKeyId, bucket, endpoint, secretAccessKey } = swift
    return anUploadSite({
      upload: {
        limits: { fileSize: 64 * megabyte },
        storage: { type: 's3', prefix: 'site/', accessKeyId, bucket, endpoint, secretAccessKey },
      },
    })
  }

  beforeAll(async () => {
    swift = await startSwift()
    server = await serve(site())
    cookie = await server.signIn()
    client = uploader(server, cookie)
  }, 240_000)
  afterAll(async () => {
    await server.close()
    swift.stop()
  })

  const missingOf = async ({ url }: UploadTarget): Promise<UploadParts['missing']> =>
    ((await (await fetch(url)).json()) as UploadParts).missing

  const joined = ({ url }: UploadTarget) => fetch(url, { method: 'POST' })

  test('UPL-2 a browser sends the parts straight to the bucket, and those that are missing again', async () => {
    const bytes = randomBytes(20 * megabyte)
    const target = await client.targetOf({ name: 'large.bin', size: bytes.length })
    expect(target.multipart).toEqual({ partSize })
    const parts = await missingOf(target)
    expect(parts.map(({ end, number, start }) => [number, start, end])).toEqual([
      [1, 0, partSize],
      [2, partSize, 2 * partSize],
      [3, 2 * partSize, 20 * megabyte],
    ])
    for (const { url } of parts) expect(url).toMatch(`${swift.endpoint}/${swift.bucket}/site/`)
    const send = ({ end, start, url }: UploadParts['missing'][number]) =>
      fetch(url, { method: 'PUT', body: bytes.subarray(start, end) })
    await send(parts[2]!)
    await send(parts[0]!)

    const early = await joined(target)
    expect({ status: early.status, ...(await early.json()) }).toMatchObject({
      status: 400,
      code: 'UPLOAD_FAILED',
    })
    const rest = await missingOf(target)
    expect(rest.map(({ number }) => number)).toEqual([2])
    await send(rest[0]!)
    expect(await missingOf(target)).toEqual([])
    const answer = await (await joined(target)).json()
    expect(answer).toMatchObject({ key: target.key, fileHash: sha256(bytes) })
    expect(await (await joined(target)).json()).toEqual(answer)

    const saved = await client.save(target.key)
    const { doc } = await saved.json()
    expect(doc).toMatchObject({ filename: 'large.bin', filesize: bytes.length })
    const shown = await server.ask(doc.url, { headers: { cookie } })
    expect(sha256(new Uint8Array(await shown.arrayBuffer()))).toBe(sha256(bytes))
    await expect.poll(swift.objects).toEqual(['site/files/files/large.bin'])
  })

  test('UPL-2 UPL-3 what comes through the server is made parts of, and goes on after the last whole one', async () => {
    const bytes = randomBytes(18 * megabyte)
    const target = await client.targetOf({ name: 'streamed.bin', size: bytes.length })
    const cut = new AbortController()
    const slow = new ReadableStream({
      pull: (controller) => {
        controller.enqueue(form.subarray(sent, sent + 2 * megabyte))
        sent += 2 * megabyte
        if (sent > form.length) controller.close()
        if (sent >= 12 * megabyte) cut.abort()
      },
    })
    let sent = 0
    const boundary = 'b'
    const form = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="blob"\r\n\r\n`,
      ),
      bytes,
    ])
    await fetch(target.url, {
      method: 'PUT',
      body: slow,
      duplex: 'half',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, range: 'bytes=0-' },
      signal: cut.signal,
    } as RequestInit).catch(() => {})

    const offset = await offsetOf(target)
    expect([0, partSize]).toContain(offset)
    const answer = await client.put(target, bytes, offset)
    expect(await answer.json()).toMatchObject({ fileHash: sha256(bytes) })
    expect(await (await client.put(target, bytes, bytes.length)).json()).toMatchObject({
      fileHash: sha256(bytes),
    })
  })

  test('a part of another length, or without its signature, is refused by the bucket', async () => {
    const target = await client.targetOf({ name: 'a.bin', size: 100 })
    const [part] = await missingOf(target)
    const send = (url: string, size: number) =>
      fetch(url, { method: 'PUT', body: randomBytes(size) }).then(({ status }) => status)

    expect(await send(part!.url, 200)).toBe(403)
    expect(await send(part!.url.replace(/X-Amz-Signature=\w+/, 'X-Amz-Signature=00'), 100)).toBe(
      403,
    )
    expect(await send(part!.url.split('?')[0]!, 100)).not.toBe(200)
    expect(await missingOf(target)).toHaveLength(1)
    expect(await send(part!.url, 100)).toBe(200)
  })

  test('a document’s sizes are in the bucket, are replaced with it, and deleted with it', async () => {
    const png = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: 'teal' } })
        .png()
        .toBuffer()
    const upload = async (bytes: Buffer, name: string) =>
      (await client.upload(bytes, name, { type: 'image/png', collection: 'pictures' })).key
    const before = await swift.objects()
    const now = async () => (await swift.objects()).filter((name) => !before.includes(name))
    const key = await upload(await png(20, 20), 'one.png')
    const refused = await client.save(key, {}, 'pictures')
    const saved = await client.save(key, { alt: 'x', _status: 'published' }, 'pictures')
    const { doc } = await saved.json()

    expect(refused.status).toBe(400)
    expect(doc).toMatchObject({ width: 20, sizes: { small: { filename: 'one-8x8.png' } } })
    await expect
      .poll(now)
      .toEqual(['site/files/pictures/one-8x8.png', 'site/files/pictures/one.png'])
    const small = await server.ask(doc.sizes.small.url, { headers: { cookie } })
    expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ width: 8 })
    expect((await server.ask(doc.url)).status).toBe(403)
    const part = await server.ask(doc.url, { headers: { cookie, range: 'bytes=0-3' } })
    expect(part.status).toBe(206)
    expect((await part.arrayBuffer()).byteLength).toBe(4)

    const next = await upload(await png(30, 15), 'two.png')
    await client.replace(doc.id, next, { _status: 'published' }, 'pictures')
    await expect
      .poll(now)
      .toEqual(['site/files/pictures/two-8x4.png', 'site/files/pictures/two.png'])

    await server.ask(`/api/pictures/${doc.id}`, { method: 'DELETE', headers: { cookie } })
    await expect.poll(now).toEqual([])
    expect(readdirSync(join(server.dataDir, 'uploading'))).toEqual([])
  })

  test('a form with a file works as before', async () => {
    const bytes = randomBytes(1000)
    const form = new FormData()
    form.set('_payload', '{}')
    form.set('file', new Blob([bytes]), 'form.bin')
    const sent = await server.ask('/api/files', { method: 'POST', body: form, headers: { cookie } })
    const { doc } = await sent.json()
    const shown = await server.ask(doc.url, { headers: { cookie } })

    expect(sha256(new Uint8Array(await shown.arrayBuffer()))).toBe(sha256(bytes))
  })

  test('what is given up or abandoned is gone from the bucket', async () => {
    const small = randomBytes(100)
    const given = await client.targetOf({ name: 'given.bin', size: 100 })
    const [part] = await missingOf(given)
    await fetch(part!.url, { method: 'PUT', body: small })
    expect(await swift.waitingParts()).toContain(`site/uploads/${given.key}`)
    expect((await fetch(given.url, { method: 'DELETE' })).status).toBe(204)
    expect(await swift.waitingParts()).not.toContain(`site/uploads/${given.key}`)

    const own = await serve(site())
    const people = uploader(own, await own.signIn())
    const cut = await people.targetOf({ name: 'cut.bin', size: 100 })
    const whole = await people.upload(small, 'whole.bin')
    await own.close()
    for (const { key } of [cut, whole]) {
      const record = join(own.dataDir, 'uploads', `${key}.json`)
      const upload = JSON.parse(readFileSync(record, 'utf8'))
      writeFileSync(record, JSON.stringify({ ...upload, expiresAt: Date.now() - 1 }))
    }
    const next = await serve(site(), { dataDir: own.dataDir })
    await expect.poll(swift.waitingParts).not.toContain(`site/uploads/${cut.key}`)
    await expect.poll(swift.objects).not.toContain(`site/uploads/${whole.key}`)
    await next.close()
  })

  test('the page may send files to the bucket', async () => {
    const answer = await server.ask('/admin')

    expect(answer.headers.get('content-security-policy')).toContain(
      `connect-src 'self' ${swift.endpoint}`,
    )
  })
})
