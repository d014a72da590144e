import { randomBytes } from 'node:crypto'
import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { UploadTarget } from '#contracts/uploads'
import { makeUploads } from '../../server/features/uploads/uploads.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { anUploadSite, offsetOf, sha256, uploader } from './kit/upload-site.ts'

let server: TestServer
let cookie: string
let client: ReturnType<typeof uploader>

beforeAll(async () => {
  server = await serve(anUploadSite())
  cookie = await server.signIn()
  client = uploader(server, cookie)
})
afterAll(() => server.close())

const waiting = () => readdirSync(join(server.dataDir, 'uploads'))
const stored = (name: string, collection = 'files') =>
  join(server.dataDir, 'files', collection, name)

describe('UPL-2 asking where files go', () => {
  test('answers a target for each file, in their order', async () => {
    const answer = await client.askFor([
      { name: 'one.txt', size: 3 },
      { name: 'two.txt', size: 4 },
    ])
    const targets = (await answer.json()) as UploadTarget[]

    expect(answer.status).toBe(200)
    expect(targets).toHaveLength(2)
    for (const { customId, key, url } of targets) {
      expect(url).toMatch(
        new RegExp(`^http://127.0.0.1:${server.port}/api/uploadthing/${key}\\?signature=`),
      )
      expect(customId).toBeNull()
    }
    await client.put(targets[1]!, Buffer.from('four'))
    expect(await Promise.all(targets.map(offsetOf))).toEqual([0, 4])
  })

  test('tells the panel of it with the largest size', async () => {
    const answer = await server.ask('/api/stateroom/config', { headers: { cookie } })
    const { collections } = await answer.json()

    expect(collections.find(({ slug }: { slug: string }) => slug === 'files').upload).toMatchObject(
      {
        mimeTypes: [],
        targets: { path: '/uploadthing', maxFileSize: 8 * 2 ** 20 },
      },
    )
  })

  test('takes an `input` that is missing, and refuses what is no question', async () => {
    const ask = async (body: unknown, query = 'actionType=upload&slug=uploader') =>
      (
        await server.send('POST', `/api/uploadthing?collectionSlug=files&${query}`, body, {
          cookie,
        })
      ).status
    const files = [{ name: 'a.txt', size: 1, type: 'text/plain', lastModified: '' }]

    expect(await ask({ files })).toBe(200)
    expect(await ask({ files }, 'actionType=other&slug=uploader')).toBe(400)
    expect(await ask({ files }, 'actionType=upload')).toBe(400)
    expect(await ask({ files: [] })).toBe(400)
    expect(await ask({ files: 'a.txt' })).toBe(400)
    expect(await ask({})).toBe(400)
  })

  const refused = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) })

  test('UPL-4 is refused in words to those who may not', async () => {
    await server.payload.create({
      collection: 'users',
      data: { email: 'ed@site.example', password: 'a-long-password', role: 'editor' },
    })
    const editor = await server.signIn({ email: 'ed@site.example', password: 'a-long-password' })
    const file = { name: 'a.txt', size: 1 }

    expect(await refused(await client.askFor([file], 'files', { cookie: '' }))).toEqual({
      status: 403,
      code: 'FORBIDDEN',
      message: 'Sign in to upload files.',
    })
    expect(await refused(await client.askFor([file], 'closed', { cookie: editor }))).toEqual({
      status: 403,
      code: 'FORBIDDEN',
      message: 'You aren’t allowed to upload files here.',
    })
    expect((await client.askFor([file], 'closed')).status).toBe(200)
    expect(await refused(await client.askFor([file], 'posts'))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
  })

  test.each([
    [
      'over the limit',
      12 * 2 ** 20 + 2 ** 19,
      413,
      'TOO_LARGE',
      'is 12.5 MB. Files can be up to 8 MB.',
    ],
    ['of 5 GB', 5 * 2 ** 30, 413, 'TOO_LARGE', 'is 5 GB.'],
    ['of 0 bytes', 0, 400, 'TOO_SMALL', '“a.txt” is empty.'],
    ['of less than nothing', -1, 400, 'BAD_REQUEST', 'The size of “a.txt” is invalid.'],
    ['of half a byte', 0.5, 400, 'BAD_REQUEST', 'The size of “a.txt” is invalid.'],
    ['beyond counting', 1e300, 400, 'BAD_REQUEST', 'The size of “a.txt” is invalid.'],
  ])('UPL-4 refuses a file %s', async (_, size, status, code, words) => {
    const answer = await refused(await client.askFor([{ name: 'a.txt', size }]))

    expect(answer).toMatchObject({ status, code })
    expect(answer.message).toContain(words)
  })

  test('UPL-4 refuses a wrong type, a name without end, and too many at once', async () => {
    const exe = { name: 'a.exe', size: 1, type: 'application/x-msdownload' }
    expect(await refused(await client.askFor([exe], 'pictures'))).toEqual({
      status: 400,
      code: 'BAD_REQUEST',
      message: '“a.exe” has the type application/x-msdownload. Allowed: image/*.',
      data: { allowed: ['image/*'] },
    })
    expect(await refused(await client.askFor([{ name: 'x'.repeat(201), size: 1 }]))).toMatchObject({
      status: 400,
      code: 'KEY_TOO_LONG',
    })
    const many = Array.from({ length: 1001 }, () => ({ name: 'a.txt', size: 1 }))
    expect(await refused(await client.askFor(many))).toMatchObject({
      status: 400,
      code: 'TOO_MANY_FILES',
    })
    for (const name of ['', '..', 'folder/', '\u0000\u0007']) {
      expect(await refused(await client.askFor([{ name, size: 1 }]))).toMatchObject({
        code: 'BAD_REQUEST',
        message: 'A file needs a name.',
      })
    }
  })

  test('speaks the language of whoever asks', async () => {
    const answer = await server.send(
      'POST',
      '/api/uploadthing?collectionSlug=files&actionType=upload&slug=uploader',
      { files: [{ name: 'a.txt', size: 0, type: '', lastModified: 0 }] },
      { cookie, 'accept-language': 'de' },
    )

    expect(await answer.json()).toMatchObject({ message: '„a.txt“ ist leer.' })
  })
})

describe('UPL-2 a target', () => {
  test('takes a file, answers its hash, and the same when asked again', async () => {
    const bytes = randomBytes(300_000)
    const target = await client.targetOf({ name: 'a.bin', size: bytes.length })
    const first = await (await client.put(target, bytes)).json()
    const again = await client.put(target, bytes, bytes.length)

    expect(first).toEqual({
      key: target.key,
      url: target.url,
      appUrl: target.url,
      serverData: null,
      fileHash: sha256(bytes),
      customId: null,
    })
    expect(again.status).toBe(200)
    expect(await again.json()).toEqual(first)
    expect(await offsetOf(target)).toBe(bytes.length)
  })

  test('UPL-3 is cut and goes on where the bytes on disk end, also on a server that was started anew', async () => {
    const bytes = randomBytes(3 * 2 ** 20)
    const own = await serve(anUploadSite())
    const target = await uploader(own, await own.signIn()).targetOf({
      name: 'a.bin',
      size: bytes.length,
    })
    await sendPart(own, target, bytes, 1_000_000)
    const cut = await offsetOf(target)
    expect(cut).toBeGreaterThan(0)
    await own.close()

    const next = await serve(anUploadSite(), {
      dataDir: own.dataDir,
      port: own.port,
      secret: own.payload.config.secret,
    })
    const from = await offsetOf(target)
    const answer = await client.put(target, bytes, from)

    expect(from).toBe(cut)
    expect(await answer.json()).toMatchObject({ fileHash: sha256(bytes) })
    await next.close()
  })

  test('refuses a start elsewhere, and says where it goes on', async () => {
    const bytes = randomBytes(500_000)
    const target = await client.targetOf({ name: 'a.bin', size: bytes.length })
    await sendPart(server, target, bytes, 200_000)
    const have = await offsetOf(target)
    const answer = await client.put(target, bytes, have + 1)

    expect(answer.status).toBe(409)
    expect(answer.headers.get('x-ut-range-start')).toBe(String(have))
    expect(await answer.json()).toMatchObject({ data: { expected: have } })
    expect((await client.put(target, bytes, 0)).status).toBe(409)
    expect((await client.put(target, bytes, have)).status).toBe(200)
  })

  test('two uploads of one key: the last one ends the other, and nothing is written twice', async () => {
    const bytes = randomBytes(2 * 2 ** 20)
    const target = await client.targetOf({ name: 'a.bin', size: bytes.length })
    const slow = openPut(target, bytes.length)
    slow.write(bytes.subarray(0, 700_000))
    await begun(server, target)
    const from = await offsetOf(target)
    // What is told stays true: whoever wrote before is cut off.
    await expect(slow.ended).rejects.toThrow()
    expect(await offsetOf(target)).toBe(from)
    const answers = await Promise.allSettled([
      client.put(target, bytes, from),
      client.put(target, bytes, from),
    ])

    expect(answers.map(({ status }) => status)).toContain('fulfilled')
    const last = await client.put(target, bytes, await offsetOf(target))
    expect(await last.json()).toMatchObject({ fileHash: sha256(bytes) })
  })

  test('stops above the size that was signed, and keeps nothing of it', async () => {
    const target = await client.targetOf({ name: 'a.bin', size: 1000 })
    const answer = await client.put(target, randomBytes(5000))

    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ code: 'TOO_LARGE' })
    expect(await offsetOf(target)).toBe(0)
  })

  test('refuses a body that is no form', async () => {
    const target = await client.targetOf({ name: 'a.bin', size: 4 })
    const answer = await fetch(target.url, { method: 'PUT', body: 'four' })

    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('a forged, foreign or expired signature opens nothing', async () => {
    const bytes = Buffer.from('four')
    const [one, two] = [
      await client.targetOf({ name: 'a.txt', size: 4 }),
      await client.targetOf({ name: 'b.txt', size: 4 }),
    ]
    const signature = (target: UploadTarget) => new URL(target.url).searchParams.get('signature')!
    const withSignature = (given: string): UploadTarget => ({
      ...one,
      url: one.url.replace(signature(one), given),
    })
    const statuses = []
    for (const forged of [
      withSignature(signature(two)),
      withSignature('AAAA'),
      withSignature(''),
      { ...one, url: one.url.replace(one.key, two.key) },
    ]) {
      statuses.push((await client.put(forged, bytes)).status)
      statuses.push((await fetch(forged.url, { method: 'HEAD' })).status)
      statuses.push((await fetch(forged.url, { method: 'DELETE' })).status)
    }
    const unknown = { ...one, url: one.url.replace(one.key, 'x'.repeat(43)) }

    expect(new Set(statuses)).toEqual(new Set([403]))
    expect((await client.put(unknown, bytes)).status).toBe(404)
    expect(await offsetOf(one)).toBe(0)
    expect((await client.put(one, bytes)).status).toBe(200)
  })

  test('an expired one takes nothing', async () => {
    const target = await client.targetOf({ name: 'a.txt', size: 4 })
    vi.useFakeTimers({ now: Date.now() + 24 * 3_600_000, toFake: ['Date'] })
    const answer = await client.put(target, Buffer.from('four'))
    vi.useRealTimers()

    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual({
      code: 'FORBIDDEN',
      message: 'The upload link has expired. Upload the file again.',
    })
  })

  test('is given up with all that has arrived', async () => {
    const target = await client.targetOf({ name: 'a.bin', size: 400_000 })
    const slow = openPut(target, 400_000)
    slow.write(randomBytes(100_000))
    await offsetOf(target)
    const answer = await fetch(target.url, { method: 'DELETE' })
    await slow.ended.catch(() => {})

    expect(answer.status).toBe(204)
    expect(waiting().filter((name) => name.startsWith(target.key))).toEqual([])
    expect((await client.put(target, randomBytes(4))).status).toBe(404)
  })

  test('a full disk is said in words, and nothing half is kept', async () => {
    const target = await client.targetOf({ name: 'a.bin', size: 4 })
    symlinkSync('/dev/full', join(server.dataDir, 'uploads', `${target.key}.part`))
    const answer = await client.put(target, Buffer.from('four'))

    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({
      code: 'UPLOAD_FAILED',
      message: 'The server has no space left. Ask an administrator for help.',
      data: { reason: 'full' },
    })
    expect(waiting()).not.toContain(`${target.key}.part`)
    expect((await client.put(target, Buffer.from('four'))).status).toBe(200)
  })

  test('is open to pages of other addresses', async () => {
    const target = await client.targetOf({ name: 'a.txt', size: 4 })
    const headers = { origin: 'https://elsewhere.example' }
    for (const url of [target.url, `${server.origin}/api/uploadthing`]) {
      const preflight = await fetch(url, {
        method: 'OPTIONS',
        headers: { ...headers, 'access-control-request-method': 'PUT' },
      })
      expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
      expect(preflight.headers.get('access-control-allow-headers')).toContain(
        'x-uploadthing-version',
      )
    }
    const head = await fetch(target.url, { method: 'HEAD', headers })
    expect(head.headers.get('access-control-expose-headers')).toBe('x-ut-range-start')
    expect(head.headers.get('access-control-allow-origin')).toBe('*')
  })
})

describe('a save with an uploaded file', () => {
  test('makes an ordinary document, with the name and the bytes that were uploaded', async () => {
    const bytes = randomBytes(100_000)
    const { key } = await client.upload(bytes, 'Über uns.bin')
    const answer = await client.save(key, { alt: 'Data' })
    const { doc } = await answer.json()

    expect(answer.status).toBe(201)
    expect(doc).toMatchObject({
      alt: 'Data',
      filename: 'Über uns.bin',
      filesize: bytes.length,
      mimeType: 'application/octet-stream',
    })
    expect(sha256(readFileSync(stored('Über uns.bin')))).toBe(sha256(bytes))
    await expect
      .poll(() => waiting().filter((name) => name.startsWith(key)))
      .toEqual([`${key}.json`])
    expect(readdirSync(join(server.dataDir, 'uploading'))).toEqual([])
  })

  test('takes a file once: another document is refused, the same one is not', async () => {
    const { key } = await client.upload(Buffer.from('once'), 'once.txt')
    const { doc } = await (await client.save(key)).json()
    const other = await client.save(key)
    const again = await client.replace(doc.id, key, { alt: 'again' })

    expect(other.status).toBe(400)
    expect(await other.json()).toMatchObject({
      errors: [
        {
          data: {
            errors: [
              {
                path: 'file',
                message: 'This file is already saved in another document. Upload it again.',
              },
            ],
          },
        },
      ],
    })
    expect(again.status).toBe(200)
    expect((await again.json()).doc).toMatchObject({ alt: 'again', filename: 'once.txt' })
  })

  test('takes a file once: whoever read that it is free before it was taken is told all the same', async () => {
    const { key } = await client.upload(Buffer.from('slow'), 'slow.txt')
    const quotas = {
      ...{ perPerson: { bytes: 1, files: 1 }, all: { bytes: 1, files: 1 } },
      freeBytes: 0,
    }
    const uploads = makeUploads({
      ...{ dir: join(server.dataDir, 'uploads'), path: '/uploadthing', expiresHours: 24, quotas },
    })
    const read = await uploads.store.find(key)
    await uploads.take(server.payload, key, '7')

    expect(read).toMatchObject({ takenBy: null })
    expect(uploads.takenBy(read!)).toBe('7')
  })

  test('replaces the file of a document, as a draft too', async () => {
    const picture = await aPicture(20, 20)
    const { key } = await client.upload(picture, 'one.png', {
      type: 'image/png',
      collection: 'pictures',
    })
    const made = await (await client.save(key, { alt: 'one' }, 'pictures')).json()
    expect(made.doc).toMatchObject({
      width: 20,
      height: 20,
      mimeType: 'image/png',
      sizes: { small: { width: 8, filename: 'one-8x8.png' } },
    })

    const next = await client.upload(await aPicture(30, 20), 'two.png', {
      type: 'image/png',
      collection: 'pictures',
    })
    const answer = await client.replace(
      made.doc.id,
      next.key,
      { alt: 'two' },
      'pictures',
      '?draft=true',
    )
    expect((await answer.json()).doc).toMatchObject({
      width: 30,
      filename: 'two.png',
      _status: 'draft',
    })
  })

  test('keeps a file whose save was refused, to be tried again', async () => {
    const { key } = await client.upload(await aPicture(10, 10), 'kept.png', {
      type: 'image/png',
      collection: 'pictures',
    })
    const refused = await client.save(key, {}, 'pictures')
    const next = await client.save(key, { alt: 'now' }, 'pictures')

    expect(refused.status).toBe(400)
    expect(existsSync(stored('kept.png', 'pictures'))).toBe(true)
    expect(next.status).toBe(201)
    expect((await next.json()).doc.filename).toMatch(/^kept(-1)?\.png$/)
    expect(readdirSync(join(server.dataDir, 'uploading'))).toEqual([])
  })

  const reason = async (answer: Response) => (await answer.json()).errors[0].data.errors[0].message

  test('of somebody else, of another collection, or not finished, is refused', async () => {
    await server.payload.create({
      collection: 'users',
      data: { email: 'eve@site.example', password: 'a-long-password', role: 'admin' },
    })
    const eve = uploader(
      server,
      await server.signIn({ email: 'eve@site.example', password: 'a-long-password' }),
    )
    const { key } = await client.upload(Buffer.from('mine'), 'mine.txt')
    const unfinished = await client.targetOf({ name: 'a.txt', size: 4 })

    expect(await reason(await eve.save(key))).toMatch('no longer on the server')
    expect(await reason(await client.save('x'.repeat(43)))).toMatch('no longer on the server')
    expect(await reason(await client.save('../secret'))).toMatch('no longer on the server')
    // No key at all.
    expect(await reason(await client.save(undefined as never))).toMatch('no longer on the server')
    expect(await reason(await client.save(key, {}, 'closed'))).toMatch('another collection')
    expect(await reason(await client.save(unfinished.key))).toMatch('completely uploaded')
    expect((await client.save(key)).status).toBe(201)
  })

  test('is checked as Payload checks every file', async () => {
    const script = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    )
    const polyglot = Buffer.from(
      '<?xml version="1.0"?><!-- GIF89a --><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    )
    const page = Buffer.from('<!doctype html><html><script>alert(1)</script></html>')
    const save = async (bytes: Uint8Array, name: string, type: string) => {
      const { key } = await client.upload(bytes, name, { type, collection: 'pictures' })
      return client.save(key, { alt: 'x' }, 'pictures')
    }

    expect(await reason(await save(script, 'a.svg', 'image/svg+xml'))).toMatch('harmful')
    expect(await reason(await save(polyglot, 'b.svg', 'image/svg+xml'))).toMatch('harmful')
    expect(await reason(await save(polyglot, 'b.gif', 'image/gif'))).toMatch(/harmful|type/i)
    expect((await save(page, 'c.jpg', 'image/jpeg')).status).toBe(400)
    expect(readdirSync(join(server.dataDir, 'files/pictures'))).not.toContain('a.svg')
  })

  test('a picture of 16,000 × 16,000 is refused before it is decoded', async () => {
    const { key } = await client.upload(hugePicture(16_000, 16_000), 'huge.png', {
      type: 'image/png',
      collection: 'pictures',
    })
    const answer = await client.save(key, { alt: 'x' }, 'pictures')

    expect(answer.status).toBe(400)
    expect((await answer.json()).errors[0].data.errors[0].path).toBe('file')
    expect(existsSync(stored('huge.png', 'pictures'))).toBe(false)
  })

  test('paths and control characters of a name are left out', async () => {
    const { key } = await client.upload(Buffer.from('x'), '../../etc/pass\u0000wd\u202e.txt')
    const { doc } = await (await client.save(key)).json()

    expect(doc.filename).toBe('passwd.txt')
  })
})

describe('20.8 duplicates', () => {
  const find = async (hash: string, collection = 'files', headers = { cookie }) => {
    const path = `/api/stateroom/uploads/duplicates?collectionSlug=${collection}&hash=${hash}`
    return server.ask(path, { headers })
  }
  const found = async (bytes: Uint8Array, collection = 'files') =>
    (await find(sha256(bytes), collection)).json()

  test('are found by the hash of what was uploaded, however it came', async () => {
    const bytes = randomBytes(1000)
    expect(await found(bytes)).toEqual([])
    const { fileHash, key } = await client.upload(bytes, 'same.bin')
    const one = (await (await client.save(key)).json()).doc
    const form = new FormData()
    form.set('_payload', '{}')
    form.set('file', new Blob([bytes]), 'other.bin')
    const sent = await server.ask('/api/files', { method: 'POST', body: form, headers: { cookie } })
    const two = (await sent.json()).doc

    expect(fileHash).toBe(sha256(bytes))
    expect(await found(bytes)).toEqual([
      { id: two.id, filename: 'other.bin', title: 'other.bin' },
      { id: one.id, filename: 'same.bin', title: 'same.bin' },
    ])
    expect(await found(bytes, 'pictures')).toEqual([])
  })

  test('are those of now: a file that was replaced or deleted is none', async () => {
    const [first, second] = [randomBytes(1000), randomBytes(1000)]
    const made = (await (await client.save((await client.upload(first, 'a.bin')).key)).json()).doc
    await client.replace(made.id, (await client.upload(second, 'b.bin')).key)

    expect(await found(first)).toEqual([])
    expect(await found(second)).toMatchObject([{ id: made.id }])
    await server.ask(`/api/files/${made.id}`, { method: 'DELETE', headers: { cookie } })
    expect(await found(second)).toEqual([])
  })

  test('are told only to people of the panel, in words that can be asked', async () => {
    expect((await find('a'.repeat(64), 'files', { cookie: '' })).status).toBe(401)
    expect((await find('x'))!.status).toBe(400)
    expect((await find('a'.repeat(64), 'posts')).status).toBe(404)
  })
})

describe('20.8 a file is replaced at its address', () => {
  const keep = '?stateroomKeepAddress=true'
  const png = async (width: number, height: number, name: string) =>
    (
      await client.upload(await aPicture(width, height), name, {
        type: 'image/png',
        collection: 'pictures',
      })
    ).key
  const publish = async (key: string) =>
    (await (await client.save(key, { alt: 'x', _status: 'published' }, 'pictures')).json()).doc

  test('with its sizes made anew', async () => {
    const { filename, id, url } = await publish(await png(20, 20, 'address.png'))
    const next = await png(40, 20, 'new name.png')
    const answer = await client.replace(id, next, { _status: 'published' }, 'pictures', keep)
    const { doc } = await answer.json()
    const shown = await server.ask(url, { headers: { cookie } })

    expect(doc).toMatchObject({
      filename,
      url,
      width: 40,
      sizes: { small: { width: 8, height: 4 } },
    })
    expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ width: 40 })
  })

  test('unless it has another extension, or would show what is not published', async () => {
    const { filename, id } = await publish(await png(20, 20, 'stays.png'))
    const jpeg = await sharp(await aPicture(10, 10))
      .jpeg()
      .toBuffer()
    const { key } = await client.upload(jpeg, 'a.jpg', {
      type: 'image/jpeg',
      collection: 'pictures',
    })
    const reason = async (answer: Response) =>
      (await answer.json()).errors[0].data.errors[0].message

    expect(await reason(await client.replace(id, key, {}, 'pictures', keep))).toBe(
      'Choose a .png file to keep the address.',
    )
    const next = await png(30, 30, 'next.png')
    expect(await reason(await client.replace(id, next, {}, 'pictures', `${keep}&draft=true`))).toBe(
      'Publish to replace a published file at its address.',
    )
    expect((await sharp(stored(filename, 'pictures')).metadata()).width).toBe(20)
  })
})

describe('an abandoned upload', () => {
  test('is removed when the server starts, and one in use is not', async () => {
    const own = await serve(anUploadSite())
    const people = uploader(own, await own.signIn())
    const old = await people.targetOf({ name: 'old.txt', size: 4 })
    const fresh = await people.targetOf({ name: 'fresh.txt', size: 4 })
    await people.put(old, Buffer.from('four'))
    await people.put(fresh, Buffer.from('four'))
    await own.close()
    const dir = join(own.dataDir, 'uploads')
    const record = join(dir, `${old.key}.json`)
    const upload = JSON.parse(readFileSync(record, 'utf8'))
    writeFileSync(record, JSON.stringify({ ...upload, expiresAt: Date.now() - 1 }))

    const next = await serve(anUploadSite(), { dataDir: own.dataDir, port: own.port })
    await expect
      .poll(() => readdirSync(dir).sort())
      .toEqual([`${fresh.key}.json`, `${fresh.key}.part`].sort())
    await next.close()
  })
})

const aPicture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

/** Black, with a bit for each of its pixels: a few kilobytes that take a gigabyte when they are read. */
function hugePicture(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunkOf('IHDR', header),
    chunkOf('IDAT', deflateSync(Buffer.alloc((width / 8 + 1) * height))),
    chunkOf('IEND', Buffer.alloc(0)),
  ])
}

function chunkOf(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

function crc32(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}

/** A PUT that is written by hand: it says how long it will be, and may be cut. */
function openPut(target: UploadTarget, size: number) {
  const boundary = '----cut'
  const head = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="blob"\r\ncontent-type: application/octet-stream\r\n\r\n`,
  )
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`)
  const sent = request(target.url, {
    method: 'PUT',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + size + tail.length,
      range: 'bytes=0-',
    },
  })
  const ended = new Promise<number>((resolve, reject) => {
    sent.once('response', (answer) => resolve(answer.resume().statusCode ?? 0))
    sent.once('error', reject)
  })
  ended.catch(() => {})
  sent.write(head)
  return {
    write: (bytes: Uint8Array) =>
      new Promise<void>((resolve) => sent.write(bytes, () => resolve())),
    cut: () => sent.destroy(),
    ended,
  }
}

/** The network fails after so many bytes have been written. */
async function sendPart({ dataDir }: TestServer, target: UploadTarget, bytes: Buffer, to: number) {
  const put = openPut(target, bytes.length)
  await put.write(bytes.subarray(0, to))
  await begun({ dataDir }, target)
  put.cut()
}

const begun = ({ dataDir }: Pick<TestServer, 'dataDir'>, { key }: UploadTarget) => {
  const path = join(dataDir, 'uploads', `${key}.part`)
  return expect.poll(() => statSync(path, { throwIfNoEntry: false })?.size ?? 0).toBeGreaterThan(0)
}
