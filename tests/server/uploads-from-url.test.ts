import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FetchedUpload } from '#contracts/uploads'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { anUploadSite, files, pictures, sha256, uploader } from './kit/upload-site.ts'

const bytes = randomBytes(300_000)

let server: TestServer
let cookie: string
/** A site that the config trusts, and one beside it that it names but doesn't trust. */
let trusted: Site
let inside: Site

interface Site {
  port: number
  url: string
  asked: string[]
  server: Server
}

beforeAll(async () => {
  inside = await aSite((_, answer) => answer.end('secret'))
  trusted = await aSite((request, answer) => {
    const redirect = new URL(request.url!, 'http://x').searchParams.get('to')
    if (redirect) return answer.writeHead(302, { location: redirect }).end()
    if (request.url === '/endless') return endless(answer)
    if (request.url === '/large')
      return answer.writeHead(200, { 'content-length': 10 * 2 ** 30 }).write('x')
    if (request.url === '/missing') return answer.writeHead(404).end()
    if (request.url === '/cut') {
      answer.writeHead(200, { 'content-length': 1000 })
      return answer.write('x', () => answer.destroy())
    }
    if (request.url === '/page.png') return answer.end('<!doctype html><script>1</script>')
    answer.writeHead(200, { 'content-type': 'application/x-thing' }).end(bytes)
  })
  const listed = (hostname: string, port = inside.port) => ({ hostname, port: String(port) })
  const upload = {
    pasteURL: {
      allowList: [
        { hostname: '127.0.0.1', port: String(trusted.port) },
        ...['127.0.0.1', 'localhost', '[::1]', '[::ffff:7f00:1]'].map((host) => listed(host)),
        { hostname: '169.254.169.254' },
        { hostname: '[fec0::1]' },
        { hostname: '[64:ff9b:1::1]' },
      ],
    },
    skipSafeFetch: [{ hostname: '127.0.0.1', port: String(trusted.port) }],
  }
  server = await serve(
    anUploadSite({
      collections: [
        ...(anUploadSite().collections ?? []).filter(
          ({ slug }) => slug !== 'files' && slug !== 'pictures',
        ),
        files({ upload }),
        { ...pictures, upload: { ...upload, mimeTypes: ['image/*'] } },
        files({ slug: 'others', upload: { bulkUpload: false } }),
      ],
    }),
  )
  cookie = await server.signIn()
})
afterAll(async () => {
  await server.close()
  trusted.server.closeAllConnections()
  trusted.server.close()
  inside.server.close()
})

const fetchFrom = async (url: string, collectionSlug = 'files', headers = { cookie }) => {
  const answer = await server.send(
    'POST',
    '/api/stateroom/uploads/from-url',
    { collectionSlug, url },
    headers,
  )
  return { status: answer.status, ...(await answer.json()) }
}

test('UPL-5 a file is fetched by the server, and saved like an uploaded one', async () => {
  const fetched: FetchedUpload = await fetchFrom(`${trusted.url}/a%20thing.bin`)

  expect(fetched).toMatchObject({
    status: 200,
    fileHash: sha256(bytes),
    serverData: { name: 'a thing.bin', size: bytes.length, type: 'application/x-thing' },
  })
  const saved = await uploader(server, cookie).save(fetched.key)
  expect((await saved.json()).doc).toMatchObject({
    filename: 'a thing.bin',
    filesize: bytes.length,
  })
})

test('UPL-5 follows a redirect to where it may go', async () => {
  const fetched = await fetchFrom(`${trusted.url}/?to=${encodeURIComponent('/there.bin')}`)

  expect(fetched).toMatchObject({ status: 200, serverData: { name: 'there.bin' } })
})

describe('UPL-5 never reaches what only the server can', () => {
  const addresses = () => [
    `http://127.0.0.1:${inside.port}/`,
    `http://2130706433:${inside.port}/`,
    `http://localhost:${inside.port}/`,
    `http://[::1]:${inside.port}/`,
    `http://[::ffff:127.0.0.1]:${inside.port}/`,
    'http://169.254.169.254/latest/meta-data/',
    'http://[fec0::1]/',
    'http://[64:ff9b:1::1]/',
    'http://unlisted.example/',
    `http://127.0.0.1:${server.port}/`,
  ]

  test('by an address, by a name that resolves there, or by one that is not listed', async () => {
    for (const url of addresses()) {
      expect({ url, ...(await fetchFrom(url)) }).toMatchObject({
        url,
        status: 403,
        code: 'FORBIDDEN',
        message: expect.stringMatching(/^Files from .+ aren’t allowed\.$/),
      })
    }
    expect(inside.asked).toEqual([])
  })

  test('by a redirect', async () => {
    for (const url of addresses()) {
      const answer = await fetchFrom(`${trusted.url}/?to=${encodeURIComponent(url)}`)
      expect({ url, ...answer }).toMatchObject({ url, status: 403, code: 'FORBIDDEN' })
    }
    expect(inside.asked).toEqual([])
  })

  test('by another protocol, or without one', async () => {
    for (const url of [
      'file:///etc/passwd',
      'data:text/plain,x',
      'ftp://127.0.0.1/',
      'nonsense',
      '',
    ]) {
      expect(await fetchFrom(url)).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
    }
    const file = `${trusted.url}/?to=${encodeURIComponent('file:///etc/passwd')}`
    expect(await fetchFrom(file)).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
  })
})

test('UPL-5 a body of 10 GB is refused by its header, and one that does not say so by its bytes', async () => {
  for (const path of ['large', 'endless']) {
    expect(await fetchFrom(`${trusted.url}/${path}`)).toMatchObject({
      status: 413,
      code: 'TOO_LARGE',
      data: { limit: 8 * 2 ** 20 },
    })
  }
})

test('UPL-4 says what the other server did', async () => {
  const loop = `${trusted.url}/?to=`
  const ask = (url: string) => fetchFrom(url)

  expect(await ask(`${trusted.url}/missing`)).toMatchObject({
    status: 500,
    code: 'UPLOAD_FAILED',
    message: `127.0.0.1:${trusted.port} answered with status 404.`,
  })
  expect(await ask(`${trusted.url}/cut`)).toMatchObject({
    code: 'UPLOAD_FAILED',
    message: 'The download was interrupted. Try again.',
  })
  const nested = [1, 2, 3, 4].reduce((to) => `${loop}${encodeURIComponent(to)}`, '/a.bin')
  expect(await ask(nested)).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
})

test('UPL-5 is for those who may upload there, where the config has it', async () => {
  expect(await fetchFrom(`${trusted.url}/a.bin`, 'files', { cookie: '' })).toMatchObject({
    status: 403,
  })
  expect(await fetchFrom(`${trusted.url}/a.bin`, 'others')).toMatchObject({
    status: 403,
    message: 'Files can’t be added from a URL here.',
  })
  expect(await fetchFrom(`${trusted.url}/a.bin`, 'posts')).toMatchObject({ status: 404 })
  const answer = await server.ask('/api/stateroom/config', { headers: { cookie } })
  const { collections } = await answer.json()
  const fromUrl = collections.flatMap(
    ({ slug, upload }: { slug: string; upload?: { fromUrl?: true } }) =>
      upload?.fromUrl ? [slug] : [],
  )
  expect(fromUrl).toEqual(['files', 'pictures'])
})

test('20.8 the panel knows where files are uploaded one at a time', async () => {
  const answer = await server.ask('/api/stateroom/config', { headers: { cookie } })
  const { collections } = await answer.json()
  const alone = collections.flatMap(
    ({ slug, upload }: { slug: string; upload?: { oneAtATime?: true } }) =>
      upload?.oneAtATime ? [slug] : [],
  )
  expect(alone).toEqual(['others'])
})

const kept = () =>
  readdirSync(join(server.dataDir, 'uploads')).filter((name) => name.endsWith('.new'))

test('UPL-5 nothing is kept of a download that is cut, however soon', async () => {
  for (let times = 0; times < 200; times += 1) await fetchFrom(`${trusted.url}/cut`)

  expect(kept()).toEqual([])
})

test('UPL-5 a file of another type than its name says is refused, and nothing is kept', async () => {
  expect(await fetchFrom(`${trusted.url}/a.bin`, 'pictures')).toMatchObject({
    status: 400,
    code: 'BAD_REQUEST',
  })
  expect(kept()).toEqual([])
  const page = await fetchFrom(`${trusted.url}/page.png`, 'pictures')
  const saved = await uploader(server, cookie).save(page.key, { alt: 'x' }, 'pictures')
  expect(saved.status).toBe(400)
  expect(existsSync(join(server.dataDir, 'files/pictures/page.png'))).toBe(false)
})

async function aSite(listener: RequestListener): Promise<Site> {
  const asked: string[] = []
  const site = createServer((request, answer) => {
    asked.push(request.url ?? '')
    listener(request, answer)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  return { port, url: `http://127.0.0.1:${port}`, asked, server: site }
}

/** As much as anybody takes. */
function endless(answer: Parameters<RequestListener>[1]): void {
  const chunk = Buffer.alloc(2 ** 16)
  const more = () => {
    while (!answer.destroyed && answer.write(chunk));
  }
  answer.on('drain', more)
  more()
}
