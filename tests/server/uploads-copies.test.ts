import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { LyingBucket } from './kit/lying-bucket.ts'
import { startLyingBucket } from './kit/lying-bucket.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'
import { temporaryFolder } from './kit/temporary-folder.ts'
import { uploader } from './kit/upload-site.ts'

const editor = { email: 'bob@site.example', password: 'a-long-password' }
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'
const picture = (width: number) =>
  sharp({ create: { width, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer()

describe.each([
  ['on the disk of the server', false],
  ['in the bucket of the site', true],
])('37.2 copies of documents whose files are %s', (_where, isInBucket) => {
  let bucket: LyingBucket
  let server: TestServer
  let headers: { cookie: string }
  let client: ReturnType<typeof uploader>

  beforeAll(async () => {
    bucket = await startLyingBucket()
    const storage = {
      ...{ type: 's3' as const, bucket: 'bucket', endpoint: bucket.endpoint },
      ...{ accessKeyId: 'an-id', secretAccessKey: 'a-secret' },
    }
    const media = {
      slug: 'media',
      upload: { imageSizes: [{ name: 'small', width: 8, height: 8 }] },
      versions: { drafts: true },
      fields: [{ name: 'alt', type: 'text' as const }],
    }
    const closed = {
      ...{ slug: 'closed', upload: true, fields: [] },
      access: {
        read: ({ req }: { req: { user: { role?: string } | null } }) => req.user?.role === 'admin',
      },
    }
    server = await serve(
      aSite({
        collections: [users(), media, closed as never],
        ...(isInBucket && { upload: { storage } }),
      }),
    )
    await server.payload.create({ collection: 'users', data: { ...editor, role: 'editor' } })
    headers = { cookie: await server.signIn() }
    client = uploader(server, headers.cookie)
  })
  afterAll(async () => {
    await server.close()
    await bucket.close()
  })

  const send = (method: string, path: string, body: unknown = {}, as = headers) =>
    server.send(method, path, body, as)
  const docOf = async (answer: Response) => {
    const body = await answer.json()
    expect(body).toMatchObject({ doc: {} })
    return body.doc
  }
  const saved = async (bytes: Uint8Array, name: string, slug: string, type = '') => {
    const { key } = await client.upload(bytes, name, { collection: slug, type })
    return docOf(await client.save(key, { _status: 'published' }, slug))
  }
  const stored = (slug: string, filename: string): Buffer | undefined => {
    const path = join(server.dataDir, 'files', slug, filename)
    if (isInBucket) return bucket.objects.get(`files/${slug}/${filename}`)?.bytes
    return existsSync(path) ? readFileSync(path) : undefined
  }

  test.each([
    ['a picture', 'sun.png', 'image/png', () => picture(32)],
    ['a text', 'sun.txt', 'text/plain', async () => Buffer.from('the sun')],
    ['a drawing', 'sun.svg', 'image/svg+xml', async () => Buffer.from(drawing)],
  ])('%s', async (_what, filename, mimeType, bytes) => {
    const whole = await bytes()
    const doc = await saved(whole, filename, 'media', mimeType)
    const copy = await docOf(await send('POST', `/api/media/${doc.id}/duplicate`))
    const named = filename.replace('.', '-1.')
    expect(copy).toMatchObject({ filename: named, filesize: whole.length, mimeType })
    await send('DELETE', `/api/media/${doc.id}`)
    expect.soft(stored('media', named)).toEqual(whole)
    const read = await server.ask(copy.url, { headers })
    expect(Buffer.from(await read.arrayBuffer())).toEqual(whole)
    expect(await readdir(join(server.dataDir, 'uploading')).catch(() => [])).toEqual([])
  })

  test('a picture has its sizes, and a file that only a draft has stays', async () => {
    const doc = await saved(await picture(32), 'moon.png', 'media')
    const other = await saved(await picture(32), 'sea.png', 'media')
    const draft = await picture(28)
    const { key } = await client.upload(draft, 'moon-1.png', { collection: 'media' })
    await docOf(await client.replace(other.id, key, { _status: 'draft' }, 'media', '?draft=true'))
    const copy = await docOf(await send('POST', `/api/media/${doc.id}/duplicate`))
    expect(copy.filename).toBe('moon-2.png')
    expect((await sharp(stored('media', copy.sizes.small.filename)).metadata()).width).toBe(8)
    expect(stored('media', 'moon-1.png')).toEqual(draft)
  })

  test('nobody copies what they may not read', async () => {
    const doc = await saved(Buffer.from('a secret'), 'secret.txt', 'closed')
    const bob = { cookie: await server.signIn(editor) }
    bucket.asked.length = 0
    const answer = await send('POST', `/api/closed/${doc.id}/duplicate`, {}, bob)
    expect(answer.status).toBe(403)
    expect(bucket.asked.filter((one) => one.includes('secret'))).toEqual([])
    expect(stored('closed', 'secret-1.txt')).toBe(undefined)
  })
})

test('37.2 what a copy has left on a server that was killed is removed', async () => {
  const dataDir = temporaryFolder('copies')
  const [old, recent] = ['copy-old', 'copy-new'].map((name) => join(dataDir, 'uploading', name))
  for (const folder of [old!, recent!]) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'sun.png'), 'half')
  }
  const longAgo = new Date(Date.now() - 3 * 24 * 3_600_000)
  utimesSync(old!, longAgo, longAgo)
  const server = await serve(aSite(), { dataDir })
  onTestFinished(server.close)
  await expect.poll(() => existsSync(old!)).toBe(false)
  expect(existsSync(recent!)).toBe(true)
})
