import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { UploadParts, UploadTarget } from '#contracts/uploads'
import type { LyingBucket } from './kit/lying-bucket.ts'
import { startLyingBucket } from './kit/lying-bucket.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { posts, users } from './kit/site.ts'
import { anUploadSite, closed, files, pictures, uploader } from './kit/upload-site.ts'

const secretAccessKey = 'never-to-be-told-1f0c'
const megabyte = 2 ** 20

describe('18 UPL-2 files in a bucket', () => {
  let bucket: LyingBucket
  let server: TestServer
  let cookie: string
  let client: ReturnType<typeof uploader>

  beforeAll(async () => {
    bucket = await startLyingBucket()
    const { endpoint } = bucket
    const storage = {
      type: 's3' as const,
      ...{ bucket: 'bucket', accessKeyId: 'key-id', endpoint, secretAccessKey },
    }
    server = await serve(
      anUploadSite({
        collections: [
          users(),
          posts(),
          files({ access: { read: () => true } }),
          pictures,
          closed,
          files({ slug: 'albums', versions: { drafts: true }, access: { read: () => true } }),
        ],
        upload: { limits: { fileSize: 32 * megabyte }, storage },
      }),
    )
    cookie = await server.signIn()
    client = uploader(server, cookie)
  })
  afterAll(async () => {
    await server.close()
    await bucket.close()
  })
  afterEach(() => {
    for (const lie of Object.keys(bucket.lies)) Reflect.deleteProperty(bucket.lies, lie)
  })

  const reason = async (answer: Response) => (await answer.json()).errors[0].data.errors[0].message
  const missingOf = async ({ url }: UploadTarget): Promise<UploadParts['missing']> =>
    ((await (await fetch(url)).json()) as UploadParts).missing
  const joined = async ({ url }: UploadTarget) => {
    const answer = await fetch(url, { method: 'POST' })
    return { status: answer.status, ...(await answer.json()) }
  }
  const saved = async (bytes: Uint8Array, name: string, collection = 'files', data = {}) => {
    const { key } = await client.upload(bytes, name, { collection })
    return (await (await client.save(key, data, collection)).json()).doc
  }

  test('are saved by their own key only: forged ones, of others and of other collections are refused', async () => {
    await server.payload.create({
      collection: 'users',
      data: { email: 'eve@site.example', password: 'a-long-password', role: 'admin' },
    })
    const eve = uploader(
      server,
      await server.signIn({ email: 'eve@site.example', password: 'a-long-password' }),
    )
    const hidden = await saved(Buffer.from('hidden'), 'hidden.txt', 'closed')
    const { key } = await client.upload(Buffer.from('mine'), 'mine.txt')
    const before = [...bucket.objects.keys()].sort()

    expect(await reason(await eve.save(key))).toMatch('no longer on the server')
    for (const forged of [
      'x'.repeat(43),
      `../files/closed/${hidden.filename}`,
      `${key}/../../files/closed/${hidden.filename}`,
      `..%2Ffiles%2Fclosed%2F${hidden.filename}`,
      '',
    ]) {
      expect(await reason(await client.save(forged))).toMatch('no longer on the server')
    }
    expect(await reason(await client.save(key, {}, 'closed'))).toMatch('another collection')
    expect([...bucket.objects.keys()].sort()).toEqual(before)
    expect((await client.save(key)).status).toBe(201)
  })

  test.each([
    '..%2Fclosed%2Fhidden.txt',
    '..%2F..%2Fuploads',
    '%2e%2e%2fclosed%2fhidden.txt',
    '..%5Cclosed%5Chidden.txt',
    '.%2Fa',
    'a%2F..%2F..%2Fclosed%2Fhidden.txt',
    '%2Fclosed%2Fhidden.txt',
    '..%252Fclosed%252Fhidden.txt',
  ])('are not found by the path %s', async (path) => {
    bucket.objects.set('files/closed/hidden.txt', { bytes: Buffer.from('hidden'), type: '' })
    bucket.asked.length = 0
    const answer = await server.ask(`/api/files/file/${path}`)
    const text = await answer.text()

    expect(text).not.toContain('hidden')
    expect([400, 403, 404]).toContain(answer.status)
    // Nothing outside of the collection's own folder was even asked for.
    const read = bucket.asked.filter((asked) => asked.startsWith('GET'))
    for (const asked of read) expect(asked).toMatch(/^GET \/bucket\/files\/files\/(?!.*\.\.\/)/)
  })

  test('that are missing in the bucket leave the server as it is', async () => {
    const uncaught: unknown[] = []
    const note = (thrown: unknown) => uncaught.push(thrown)
    process.on('uncaughtExceptionMonitor', note)
    const doc = await saved(Buffer.from('a'), 'missing.txt')
    bucket.objects.delete(`files/files/${doc.filename}`)
    const answers = await Promise.all([1, 2, 3].map(() => server.ask(doc.url)))
    const next = await server.ask('/healthz')
    process.off('uncaughtExceptionMonitor', note)

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(next.status).toBe(200)
    expect(uncaught).toEqual([])
  })

  test('that the bucket has more or less of than was said are refused', async () => {
    const target = await client.targetOf({ name: 'larger.bin', size: 100 })
    const [part] = await missingOf(target)
    await fetch(part!.url, { method: 'PUT', body: randomBytes(5 * megabyte) })
    // It lists the part with the size that was signed.
    bucket.lies.partSize = 100
    expect(await joined(target)).toMatchObject({ status: 413, code: 'TOO_LARGE' })
    expect(await reason(await client.save(target.key))).toMatch('no longer on the server')
    expect([...bucket.objects.keys()]).not.toContain(`uploads/${target.key}`)
  })

  test('that another file took the place of are refused', async () => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const { key } = await client.upload(bytes, 'a.png', {
      type: 'image/png',
      collection: 'pictures',
    })
    bucket.objects.set(`uploads/${key}`, { bytes: randomBytes(3 * megabyte), type: 'image/png' })
    const answer = await client.save(key, { alt: 'x' }, 'pictures')

    expect(await reason(answer)).toMatch('no longer on the server')
    expect([...bucket.objects.keys()].filter((name) => name.startsWith('files/pictures'))).toEqual(
      [],
    )
    expect(readdirSync(join(server.dataDir, 'uploading'))).toEqual([])
  })

  test('are checked as on the disk, whatever the save says they are', async () => {
    const script = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    )
    for (const [bytes, name, type] of [
      [script, 'a.svg', 'image/svg+xml'],
      [script, 'b.svg', 'text/plain'],
      [script, 'c.xml', 'application/xml'],
    ] as const) {
      const { key } = await client.upload(bytes, name, { type })
      // The form says text/plain.
      const answer = await client.save(key)
      expect([name, answer.status]).toEqual([name, 400])
    }
  })

  test('have a type that is one, or none', async () => {
    for (const type of [
      'text/plain\r\nx-amz-acl: public-read',
      'text/plain; x="ü€"',
      'nothing',
      '\u0000/\u0001',
    ]) {
      const { key } = await client.upload(Buffer.from('a'), 'a.txt', { type })
      const { doc } = await (await client.save(key)).json()
      expect(doc.mimeType).toMatch(/^(text\/plain|application\/octet-stream)$/)
      expect((await server.ask(doc.url)).status).toBe(200)
    }
  })

  test('have a name that can be written', async () => {
    const doc = await saved(Buffer.from('a'), 'half\ud800.txt')

    expect((await server.ask(doc.url)).status).toBe(200)
  })

  test('never take the place of another document’s, which only its draft has', async () => {
    const album = await saved(Buffer.from('first'), 'first.txt', 'albums', { _status: 'published' })
    const draft = await client.upload(Buffer.from('a draft of it'), 'shared.txt', {
      collection: 'albums',
    })
    const kept = await client.replace(album.id, draft.key, {}, 'albums', '?draft=true')
    const { doc } = await kept.json()
    const other = await saved(Buffer.from('of someone else'), 'shared.txt', 'albums')

    expect(other.filename).not.toBe(doc.filename)
    expect(bucket.objects.get(`files/albums/${doc.filename}`)?.bytes.toString()).toBe(
      'a draft of it',
    )
  })

  test('take no parts any more once they are whole, saved, given up or expired', async () => {
    const put = (url: string) =>
      fetch(url, { method: 'PUT', body: randomBytes(4) }).then(({ status }) => status)
    const target = await client.targetOf({ name: 'a.bin', size: 4 })
    const [part] = await missingOf(target)
    expect(await put(part!.url)).toBe(200)
    expect(await joined(target)).toMatchObject({ status: 200 })
    expect(await put(part!.url)).toBe(404)
    const { doc } = await (await client.save(target.key)).json()
    const bytes = bucket.objects.get(`files/files/${doc.filename}`)?.bytes
    expect(await put(part!.url)).toBe(404)
    expect(bucket.objects.get(`files/files/${doc.filename}`)?.bytes).toEqual(bytes)
    expect(await missingOf(target)).toEqual([])

    const given = await client.targetOf({ name: 'b.bin', size: 4 })
    const [open] = await missingOf(given)
    await fetch(given.url, { method: 'DELETE' })
    expect(await put(open!.url)).toBe(404)
    // A day, as the target itself.
    const seconds = Number(new URL(open!.url).searchParams.get('X-Amz-Expires'))
    expect(seconds).toBeLessThanOrEqual(24 * 3600)
    expect(new URL(open!.url).searchParams.get('X-Amz-SignedHeaders')).toContain('content-length')
  })

  test('tell nobody the bucket’s secret, nor what it says when it fails', async () => {
    const log: string[] = []
    const write = process.stderr.write.bind(process.stderr)
    process.stderr.write = ((text: string | Uint8Array) => {
      log.push(String(text))
      return true
    }) as typeof process.stderr.write
    try {
      const doc = await saved(Buffer.from('a'), 'told.txt')
      bucket.lies.failure = {
        status: 403,
        text: '<Code>SignatureDoesNotMatch</Code><StringToSign>inner</StringToSign>',
      }
      const answers = [
        await server.ask(doc.url),
        await client.askFor([{ name: 'a.bin', size: 4 }]),
        await server.ask('/api/stateroom/config', { headers: { cookie } }),
        await server.ask('/admin', { headers: { cookie } }),
      ]
      const form = new FormData()
      form.set('_payload', '{}')
      form.set('file', new Blob([randomBytes(10)]), 'form.bin')
      answers.push(
        await server.ask('/api/files', { method: 'POST', body: form, headers: { cookie } }),
      )
      const said = (await Promise.all(answers.map((answer) => answer.text()))).join('\n')
      for (const text of [said, log.join('\n')]) expect(text).not.toContain(secretAccessKey)
      const leaks = /SignatureDoesNotMatch|StringToSign|files\/files|key-id|answered/.exec(said)
      expect(leaks && said.slice(leaks.index - 80, leaks.index + 80)).toBeNull()
    } finally {
      process.stderr.write = write
    }
  })

  test('stay private on the way: only who may read the document gets them, and no cache keeps them', async () => {
    const doc = await saved(Buffer.from('private'), 'private.txt', 'closed')
    const asked = await server.ask(doc.url, { headers: { cookie } })

    expect(asked.status).toBe(200)
    expect(asked.headers.get('cache-control')).toMatch(/private|no-store/)
    expect(asked.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await server.ask(doc.url)).status).toBe(403)
    // Its name is random, and may have these letters.
    for (const put of bucket.asked) expect(put).not.toMatch(/x-amz-acl|[?&]acl\b/i)
  })
})
