// @module-tag slow
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { inProject } from '../../scripts/kit/root.ts'
import type { Stateroom } from '../cli/kit/stateroom.ts'
import { aProject, start } from '../cli/kit/stateroom.ts'
import { hasAdapters, keeper } from './kit/adapter-site.ts'
import type { LyingBucket } from './kit/lying-bucket.ts'
import { startLyingBucket } from './kit/lying-bucket.ts'
import { serve } from './kit/serve.ts'
import { anUploadSite, uploader } from './kit/upload-site.ts'

if (!hasAdapters) {
  console.warn('Left out: storage adapters. Install them: npm ci --prefix tests/payload-packages')
}

const picture = (width: number, background: string) =>
  sharp({ create: { width, height: 20, channels: 3, background } })
    .png()
    .toBuffer()

/** The crop of a picture, as the panel asks for it. */
const leftPart = new URLSearchParams({
  'uploadEdits[crop][x]': '0',
  'uploadEdits[crop][y]': '0',
  'uploadEdits[crop][width]': '50',
  'uploadEdits[crop][height]': '100',
  'uploadEdits[crop][unit]': '%',
  'uploadEdits[widthInPixels]': '16',
  'uploadEdits[heightInPixels]': '20',
})

describe.skipIf(!hasAdapters).each([
  ['without client uploads', false],
  ['with client uploads', true],
])('37.1.8 files kept by a storage adapter, %s', (_how, clientUploads) => {
  let bucket: LyingBucket
  let stateroom: Stateroom
  let origin: string
  let headers: { origin: string; cookie: string }
  let client: ReturnType<typeof uploader>

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}${path}`, {
      ...init,
      headers: { ...headers, ...Object.fromEntries(new Headers(init.headers)) },
    })
  const send = (method: string, path: string, body: unknown) =>
    ask(path, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })

  beforeAll(async () => {
    bucket = await startLyingBucket()
    const asked = JSON.stringify({ endpoint: bucket.endpoint, clientUploads })
    stateroom = start(
      aProject(
        `import { adapterSite } from '${inProject('tests/server/kit/adapter-site.ts')}'\nexport default await adapterSite(${asked})\n`,
      ),
    )
    origin = (await stateroom.says(/(http:\/\/localhost:\d+)/))[1]!
    headers = { origin, cookie: '' }
    const signedIn = await send('POST', '/api/users/login', keeper)
    headers.cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    client = uploader({ ask, send }, headers.cookie)
  })
  afterAll(async () => {
    stateroom.child.kill()
    await stateroom.exits()
    await bucket.close()
  })

  const bytesOf = (name: string): Buffer | undefined => bucket.objects.get(name)?.bytes
  const widthOf = async (name: string) => (await sharp(bytesOf(name)).metadata()).width

  const docOf = async (answer: Response) => {
    const body = await answer.json()
    expect(body).toMatchObject({ doc: {} })
    return body.doc
  }
  const saved = async (bytes: Uint8Array, name: string, collection = 'files') => {
    const { key } = await client.upload(bytes, name, { collection })
    return docOf(await client.save(key, {}, collection))
  }

  test('an uploaded file is in the storage, and is served from there', async () => {
    const doc = await saved(Buffer.from('a story'), 'story.txt')
    expect(doc).toMatchObject({ filename: 'story.txt', filesize: 7 })
    expect(bytesOf('story.txt')?.toString()).toBe('a story')
    expect(await (await ask(doc.url)).text()).toBe('a story')
  })

  test.each([
    ['images', 'pictures/'],
    ['drafts', 'drafts/'],
    ['blobs', 'blobs/'],
  ])('a picture of %s has its sizes there, is replaced, cropped, and deleted', async (slug, at) => {
    const doc = await saved(await picture(32, 'red'), 'sun.png', slug)
    expect(doc.sizes.small).toMatchObject({ filename: 'sun-8x5.png', width: 8 })
    expect([await widthOf(`${at}sun.png`), await widthOf(`${at}sun-8x5.png`)]).toEqual([32, 8])

    const { key } = await client.upload(await picture(36, 'blue'), 'sea.png', { collection: slug })
    const replaced = await docOf(await client.replace(doc.id, key, {}, slug))
    expect(replaced).toMatchObject({ filename: 'sea.png', width: 36 })
    expect(await widthOf(`${at}sea.png`)).toBe(36)
    expect([bytesOf(`${at}sun.png`), bytesOf(`${at}sun-8x5.png`)]).toEqual([undefined, undefined])

    const cropped = await docOf(await send('PATCH', `/api/${slug}/${doc.id}?${leftPart}`, {}))
    expect(cropped).toMatchObject({ width: 16, height: 20 })
    expect(await widthOf(`${at}${cropped.filename}`)).toBe(16)

    expect((await send('DELETE', `/api/${slug}/${doc.id}`, {})).status).toBe(200)
    expect([...bucket.objects.keys()].filter((name) => name.startsWith(at))).toEqual([])
  })

  test.each([
    ['images', 'pictures/'],
    ['drafts', 'drafts/'],
  ])('37.2 a copy in %s has a file of its own', async (slug, at) => {
    const doc = await saved(await picture(32, 'red'), 'sun.png', slug)
    const copy = await docOf(await send('POST', `/api/${slug}/${doc.id}/duplicate`, {}))
    expect(copy).toMatchObject({ filename: 'sun-1.png', width: 32 })
    await send('DELETE', `/api/${slug}/${doc.id}`, {})
    expect([await widthOf(`${at}sun-1.png`), await widthOf(`${at}sun-1-8x5.png`)]).toEqual([32, 8])
    expect(bytesOf(`${at}sun.png`)).toBe(undefined)
    await send('DELETE', `/api/${slug}/${copy.id}`, {})
  })

  test('37.2 a storage that refuses is told at the file, and the upload is saved again', async () => {
    const { key } = await client.upload(Buffer.from('a story'), 'tale.txt', { collection: 'files' })
    bucket.lies.failure = { status: 403, text: '<Error><Code>AccessDenied</Code></Error>' }
    const refused = await (await client.save(key, {}, 'files')).json()
    const message =
      'Couldn’t save “tale.txt” to the file storage. Your upload is kept: save again, or ask an administrator.'
    expect(refused).toMatchObject({ errors: [{ data: { errors: [{ path: 'file', message }] } }] })
    delete bucket.lies.failure
    await docOf(await client.save(key, {}, 'files'))
    expect(bytesOf('tale.txt')?.toString()).toBe('a story')
  })

  test('a picture is cropped as it is uploaded', async () => {
    const { key } = await client.upload(await picture(32, 'red'), 'half.png', {
      collection: 'blobs',
    })
    const doc = await docOf(await client.save(key, {}, 'blobs', `?${leftPart}`))
    expect(await widthOf(`blobs/${doc.filename}`)).toBe(16)
  })

  /** As Payload's own admin does it: the browser puts the file into the storage, and has a receipt. */
  const putDirectly = async (bytes: Uint8Array<ArrayBuffer>, name: string, slug: string) => {
    const type = 'image/png'
    const asked = await send('POST', '/api/storage-s3-generate-signed-url', {
      ...{ collectionSlug: slug, filename: name, filesize: bytes.length, mimeType: type },
    })
    const { clientUploadContext, filename, url } = await asked.json()
    await fetch(url, { method: 'PUT', body: bytes, headers: { 'content-type': type } })
    return { ...{ clientUploadContext, collectionSlug: slug, filename }, mimeType: type, size: 1 }
  }
  const saveBy = (reference: object, slug: string) => {
    const form = new FormData()
    form.set('_payload', '{}')
    form.set('file', JSON.stringify(reference))
    return ask(`/api/${slug}`, { method: 'POST', body: form })
  }

  test.runIf(clientUploads)(
    'a file that a browser put there itself is taken with its receipt only',
    async () => {
      const bytes = new Uint8Array(await picture(32, 'green'))
      const reference = await putDirectly(bytes, 'moon.png', 'images')
      const doc = await docOf(await saveBy(reference, 'images'))
      expect(doc).toMatchObject({ filename: 'moon.png', width: 32 })
      expect(bytesOf(`pictures/${doc._objectKey}/moon.png`)).toEqual(Buffer.from(bytes))

      const { signedReceipt, ...context } = reference.clientUploadContext
      bucket.asked.length = 0
      for (const [clientUploadContext, filename] of [
        [context, 'moon.png'],
        [{ ...context, signedReceipt: `${signedReceipt}x` }, 'moon.png'],
        [{ ...context, signedReceipt }, 'another.png'],
        [{ ...context, signedReceipt, key: 'n'.repeat(43) }, 'moon.png'],
      ]) {
        const answer = await saveBy({ ...reference, clientUploadContext, filename }, 'images')
        expect(answer.status).toBe(400)
      }
      const elsewhere = await saveBy(reference, 'drafts')
      expect(elsewhere.status).toBe(400)
      expect(bucket.asked).toEqual([])
      expect(stateroom.err).toContain(
        'Refused POST /api/images with 400: A verified client upload reference is required.',
      )
    },
  )
})

test('37.1.8 a picture in the bucket of a site is cropped', async () => {
  const bucket = await startLyingBucket()
  onTestFinished(bucket.close)
  const storage = {
    ...{ type: 's3' as const, bucket: 'bucket', endpoint: bucket.endpoint },
    ...{ accessKeyId: 'an-id', secretAccessKey: 'a-secret' },
  }
  const server = await serve(anUploadSite({ upload: { storage } }))
  onTestFinished(server.close)
  const cookie = await server.signIn()
  const client = uploader(server, cookie)
  const { key } = await client.upload(await picture(32, 'red'), 'sun.png')
  const { doc } = await (await client.save(key)).json()

  const answer = await server.ask(`/api/files/${doc.id}?${leftPart}`, {
    method: 'PATCH',
    body: '{}',
    headers: { cookie, 'content-type': 'application/json' },
  })
  expect(await answer.json()).toMatchObject({ doc: { width: 16, filename: 'sun.png' } })
  const { width } = await sharp(bucket.objects.get('files/files/sun.png')?.bytes).metadata()
  expect(width).toBe(16)
})
