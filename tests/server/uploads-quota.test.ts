import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UploadTarget } from '#contracts/uploads'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { posts, users } from './kit/site.ts'
import { anUploadSite, closed, files, pictures, uploader } from './kit/upload-site.ts'

const megabyte = 2 ** 20
/** Other tests may keep the machine busy. */
const patience = { timeout: 30_000 }
const colleague = { email: 'grace@site.example', password: 'another-long-password' }

const perPerson = { bytes: 8 * megabyte, files: 6 }
const all = { bytes: 10 * megabyte, files: 8 }
const refusal = { status: 409, code: 'FILE_LIMIT_EXCEEDED', data: { reason: 'quota' } }
const ownFiles = {
  ...refusal,
  message: 'You can have up to 6 unsaved uploads. Save or remove some first.',
}
const ownBytes = {
  ...refusal,
  message: 'Your unsaved uploads can take up to 8 MB. Save or remove some first.',
}
const siteFull = {
  ...refusal,
  message: 'This site has too many unsaved uploads. Try again later, or ask an administrator.',
}

/** Serves a file of so many bytes once it's let go, and says how many it has begun to serve. */
function slowHost(size: number) {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const server = createServer((asked, answer) => {
    const isUnsaid = asked.url?.includes('unsaid')
    answer.writeHead(200, {
      'content-type': 'application/x-thing',
      ...(!isUnsaid && { 'content-length': size }),
    })
    answer.write(Buffer.alloc(size - 1, 1))
    void gate.then(() => answer.end(Buffer.alloc(1, 1)))
  })
  return { server, letGo }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

describe('UPL-4 18 unsaved uploads', () => {
  onBothDatabases((databaseUrl, kind) => {
    let servers: TestServer[]
    let clients: ReturnType<typeof uploader>[]
    let grace: ReturnType<typeof uploader>
    const host = slowHost(3 * megabyte)

    beforeAll(async () => {
      await new Promise<void>((resolve) => host.server.listen(0, '127.0.0.1', resolve))
      const pasted = [{ hostname: '127.0.0.1', port: String(portOf(host.server)) }]
      const site = () =>
        anUploadSite({
          collections: [
            users(),
            posts(),
            files({ upload: { pasteURL: { allowList: pasted }, skipSafeFetch: true } }),
            pictures,
            closed,
          ],
          upload: { limits: { fileSize: 8 * megabyte }, quotas: { perPerson, all } },
        })
      const options = { databaseUrl: await databaseUrl(), secret: 'the same for all processes' }
      const first = await serve(site(), options)
      // Of a folder each, as on two machines; SQLite has one process.
      servers =
        kind === 'postgres' ? [first, await serve(site(), { ...options, isEmpty: true })] : [first]
      await first.payload.create({ collection: 'users', data: colleague })
      const cookie = await first.signIn()
      clients = servers.map((server) => uploader(server, cookie))
      grace = uploader(first, await first.signIn(colleague))
    })
    afterAll(async () => {
      host.letGo()
      await Promise.all(servers.map((server) => server.close()))
      host.server.closeAllConnections()
      host.server.close()
    })

    /** At once, and by all processes in turn. */
    const askFor = (count: number, size: number) =>
      Promise.all(
        Array.from({ length: count }, async (_, at) => {
          const client = clients[at % clients.length]!
          const answer = await client.askFor([{ name: `${at}.bin`, size }])
          return { status: answer.status, answer: await answer.json() }
        }),
      )
    const taken = (answers: Awaited<ReturnType<typeof askFor>>) =>
      answers.flatMap(({ answer, status }) => (status === 200 ? (answer as UploadTarget[]) : []))
    const refused = (answers: Awaited<ReturnType<typeof askFor>>) =>
      answers.flatMap(({ answer, status }) => (status === 200 ? [] : [{ status, ...answer }]))
    const removeAll = (targets: readonly UploadTarget[]) =>
      Promise.all(targets.map(({ url }) => fetch(url, { method: 'DELETE' })))

    test('of one person are so many, however many are asked for at once', async () => {
      const answers = await askFor(30, 10)

      expect(taken(answers)).toHaveLength(perPerson.files)
      for (const one of refused(answers)) expect(one).toMatchObject(ownFiles)
      await removeAll(taken(answers).slice(0, 2))
      // What is removed twice makes room once.
      await removeAll(taken(answers).slice(0, 2))
      const next = await askFor(8, 10)
      expect(taken(next)).toHaveLength(2)
      await removeAll([...taken(answers), ...taken(next)])
    })

    test('of one person take so many bytes', async () => {
      const answers = await askFor(20, 3 * megabyte)

      expect(taken(answers)).toHaveLength(2)
      for (const one of refused(answers)) expect(one).toMatchObject(ownBytes)
      const several = await clients[0]!.askFor([
        { name: 'fits.bin', size: megabyte },
        { name: 'not.bin', size: 2 * megabyte },
      ])
      expect(several.status).toBe(409)
      expect(taken(await askFor(1, 2 * megabyte))).toHaveLength(1)
      await removeAll(taken(answers))
      const after = await askFor(3, 3 * megabyte)
      expect(taken(after)).toHaveLength(2)
    })

    test('of everyone together take so many bytes', async () => {
      const mine = await grace.askFor([{ name: 'a.bin', size: 3 * megabyte }])

      expect({ status: mine.status, ...(await mine.json()) }).toMatchObject(siteFull)
      expect((await grace.askFor([{ name: 'a.bin', size: megabyte }])).status).toBe(200)
    })
  })
})

describe('UPL-4 18 the room of an upload', () => {
  let server: TestServer
  let cookie: string
  let client: ReturnType<typeof uploader>
  const host = slowHost(3 * megabyte)

  beforeAll(async () => {
    await new Promise<void>((resolve) => host.server.listen(0, '127.0.0.1', resolve))
    const pasted = [{ hostname: '127.0.0.1', port: String(portOf(host.server)) }]
    server = await serve(
      anUploadSite({
        collections: [
          users(),
          posts(),
          files({
            upload: {
              pasteURL: { allowList: pasted },
              skipSafeFetch: true,
              mimeTypes: ['application/*', 'text/*'],
            },
          }),
        ],
        upload: { limits: { fileSize: 8 * megabyte }, quotas: { perPerson, all } },
      }),
    )
    cookie = await server.signIn()
    client = uploader(server, cookie)
  })
  afterAll(async () => {
    host.letGo()
    await server.close()
    host.server.closeAllConnections()
    host.server.close()
  })

  /** Files of forms that are being read. */
  const arriving = () => {
    const dir = join(server.dataDir, 'uploading')
    return existsSync(dir) ? readdirSync(dir) : []
  }

  const statusOf = async (size: number) => {
    const answer = await client.askFor([{ name: 'a.bin', size }])
    if (answer.ok) {
      const [target] = (await answer.json()) as UploadTarget[]
      await fetch(target!.url, { method: 'DELETE' })
    }
    return answer.status
  }

  test('is free once a document has the file, and not when its save was refused', async () => {
    const { key } = await client.upload(Buffer.alloc(5 * megabyte, 1), 'a.bin')
    const refused = await client.save('x'.repeat(43))
    expect([refused.status, await statusOf(4 * megabyte)]).toEqual([400, 409])
    expect((await client.save(key)).status).toBe(201)
    await expect.poll(() => statusOf(8 * megabyte), patience).toBe(200)
  })

  test('is not counted by reading the folder: what else is there slows nobody down', async () => {
    const strange = join(server.dataDir, 'uploads', `${'s'.repeat(43)}.json`)
    writeFileSync(strange, 'no JSON')

    expect(await statusOf(8 * megabyte)).toBe(200)
  })

  test('is taken by what the server fetches before it is here, however many at once', async () => {
    const fetchOne = async (path: string) => {
      const url = `http://127.0.0.1:${portOf(host.server)}/${path}.bin`
      const asked = { collectionSlug: 'files', url }
      const answer = await server.send('POST', '/api/stateroom/uploads/from-url', asked, { cookie })
      return { status: answer.status, ...(await answer.json()) }
    }
    const begun = [1, 2, 3, 4, 5].map((one) => fetchOne(`said-${one}`))
    // Two have taken their room, and wait; the others are told.
    const told = await firstOf(begun, 3)
    for (const one of told) expect(one).toMatchObject(ownBytes)
    expect(await fetchOne('unsaid')).toMatchObject(ownBytes)
    host.letGo()
    const done = (await Promise.all(begun)).filter(({ status }) => status === 200)
    expect(done).toHaveLength(2)
    for (const { url } of done) await fetch(url, { method: 'DELETE' })

    // Room for the largest file was taken, and all but its own is given back.
    const unsaid = await fetchOne('unsaid')
    expect(unsaid).toMatchObject({ status: 200, serverData: { size: 3 * megabyte } })
    expect(await statusOf(5 * megabyte)).toBe(200)
    expect(await statusOf(5 * megabyte + 1)).toBe(409)
    await fetch(unsaid.url, { method: 'DELETE' })
  })

  test('is taken by forms while they arrive, and by nothing else of them', async () => {
    const first = openForm(server, 5 * megabyte, { cookie })
    await expect.poll(arriving, patience).toHaveLength(1)
    const send = async (headers: Record<string, string>) => {
      const form = new FormData()
      form.set('_payload', '{}')
      form.set('file', new Blob([Buffer.alloc(4 * megabyte, 1)]), 'a.bin')
      const answer = await server.ask('/api/files', { method: 'POST', body: form, headers })
      return { status: answer.status, ...(await answer.json()) }
    }
    expect(await send({ cookie })).toMatchObject({
      status: 409,
      code: 'upload.quota',
      details: { message: ownBytes.message },
    })
    // Uploads that wait have a quota of their own.
    expect(await statusOf(8 * megabyte)).toBe(200)
    first.cut()
    await expect.poll(() => send({ cookie }), patience).toMatchObject({ status: 201 })
    expect(arriving()).toEqual([])
  })

  test('is taken by all visitors together', async () => {
    const forms = [openForm(server, 3 * megabyte), openForm(server, 3 * megabyte)]
    await expect.poll(arriving, patience).toHaveLength(2)
    const form = new FormData()
    form.set('file', new Blob([Buffer.alloc(3 * megabyte)]), 'a.bin')
    const third = await server.ask('/api/users/login', { method: 'POST', body: form })
    expect(third.status).toBe(409)
    for (const one of forms) one.cut()
    await expect.poll(arriving, patience).toEqual([])
  })

  test('is taken by each copy that a save makes', async () => {
    const { key } = await client.upload(Buffer.alloc(5 * megabyte, 1), 'copied.bin', {
      type: 'application/x-thing',
    })
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.save(key)))
    const told = await Promise.all(answers.map((answer) => answer.text()))

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(told.filter((text) => text.includes(ownBytes.message)).length).toBeGreaterThan(0)
    expect(arriving()).toEqual([])
    await expect.poll(() => statusOf(8 * megabyte), patience).toBe(200)
  })

  test('is free again when its time is over', async () => {
    const target = await client.targetOf({ name: 'old.bin', size: 5 * megabyte })
    const record = join(server.dataDir, 'uploads', `${target.key}.json`)
    const upload = JSON.parse(readFileSync(record, 'utf8'))
    await server.payload.update({
      collection: 'stateroom-upload-shares',
      where: { key: { equals: target.key } },
      data: { expiresAt: 1 },
    })
    writeFileSync(record, JSON.stringify({ ...upload, expiresAt: 1 }))
    expect(await statusOf(4 * megabyte)).toBe(409)
    await server.close()
    server = await serve(
      anUploadSite({ upload: { limits: { fileSize: 8 * megabyte }, quotas: { perPerson, all } } }),
      { dataDir: server.dataDir },
    )
    client = uploader(server, cookie)
    await expect.poll(() => statusOf(8 * megabyte), patience).toBe(200)
  })
})

test('UPL-4 18 uploads leave the disk with the space that the config says', async () => {
  const quotas = { freeBytes: 2 ** 52 }
  const server = await serve(anUploadSite({ upload: { quotas } }))
  const cookie = await server.signIn()
  const asked = await uploader(server, cookie).askFor([{ name: 'a.bin', size: 1 }])
  const form = new FormData()
  form.set('_payload', '{}')
  form.set('file', new Blob([Buffer.alloc(2 * megabyte)]), 'a.bin')
  const sent = await server.ask('/api/files', { method: 'POST', body: form, headers: { cookie } })
  const message = 'The server has no space left. Ask an administrator for help.'

  expect(await asked.json()).toMatchObject({ code: 'UPLOAD_FAILED', message })
  expect(await sent.json()).toMatchObject({ code: 'upload.quota', details: { message } })
  await server.close()
})

/** The first so many that end, of work that began at once. */
const firstOf = <Result>(work: readonly Promise<Result>[], count: number): Promise<Result[]> =>
  new Promise((resolve, reject) => {
    const ended: Result[] = []
    for (const one of work) {
      one.then((result) => {
        ended.push(result)
        if (ended.length === count) resolve([...ended])
      }, reject)
    }
  })

/** A form whose last byte doesn't come. */
function openForm({ port }: TestServer, size: number, headers: Record<string, string> = {}) {
  const head = Buffer.from(
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n',
  )
  const asked = request({
    ...{ port, host: '127.0.0.1', method: 'POST', path: '/api/files' },
    headers: {
      ...headers,
      origin: `http://localhost:${port}`,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': head.length + size,
    },
  })
  asked.on('error', () => {})
  asked.write(head)
  asked.write(Buffer.alloc(size - 1))
  return { cut: () => asked.destroy() }
}
