// @module-tag slow
import type { CollectionConfig } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const media: CollectionConfig = {
  slug: 'media',
  upload: {
    mimeTypes: ['image/*'],
    imageSizes: [
      { name: 'card', width: 60, height: 60 },
      { name: 'large', width: 180 },
    ],
  },
  access: { update: ({ req }) => req.user?.email === admin.email },
  fields: [],
}

const editor = { email: 'ed@site.example', password: 'another-long-password' }

let server: TestServer
let cookie: string
let id: number

beforeAll(async () => {
  server = await serve(aSite({ collections: [users(), media] }))
  await server.payload.create({ collection: 'users', data: editor })
  cookie = await server.signIn()
})
afterAll(() => server.close())

/** The left half is red, the right one blue. */
async function twoHalves(): Promise<File> {
  const half = await sharp({ create: { width: 100, height: 100, channels: 3, background: 'blue' } })
    .png()
    .toBuffer()
  const bytes = await sharp({
    create: { width: 200, height: 100, channels: 3, background: 'red' },
  })
    .composite([{ input: half, left: 100, top: 0 }])
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'halves.png', { type: 'image/png' })
}

const ask = (method: string, path: string, body?: BodyInit, as = cookie) =>
  server.ask(`/api${path}`, { method, headers: { cookie: as }, ...(body && { body }) })

async function send(method: string, path: string, file?: File) {
  const form = new FormData()
  if (file) form.set('file', file)
  form.set('_payload', '{}')
  return (await ask(method, path, form)).json()
}

const rightHalf = 'uploadEdits[crop][x]=50&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50'
const ofOriginal = 'uploadEdits[ofOriginal]=true'
const crop = `${rightHalf}&uploadEdits[crop][height]=100&uploadEdits[widthInPixels]=100&uploadEdits[heightInPixels]=100`
const focus = (x: number, y: number) =>
  `uploadEdits[focalPoint][x]=${x}&uploadEdits[focalPoint][y]=${y}`

const original = async (as = cookie) =>
  (
    await ask('GET', `/stateroom/files/original?collectionSlug=media&id=${id}`, undefined, as)
  ).json()

/** Of the file that visitors get: its size, and what is in its top left corner. */
async function shown(path = '/media/file/halves.png') {
  const bytes = Buffer.from(await (await ask('GET', path)).arrayBuffer())
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red, green, blue] = data
  return { width: info.width, height: info.height, corner: [red, green, blue] }
}

const red = [255, 0, 0]
const blue = [0, 0, 255]

beforeEach(async () => {
  const { docs } = await (await ask('GET', '/media')).json()
  for (const doc of docs) await ask('DELETE', `/media/${doc.id}`)
  id = (await send('POST', '/media', await twoHalves())).doc.id
})

describe('20.8 UPL-5 a crop', () => {
  test('is made of the original however often it is sent, and keeps the address', async () => {
    expect(await original()).toEqual({
      isKept: true,
      original: null,
      shown: { width: 200, height: 100 },
    })
    const left = crop.replace('[x]=50', '[x]=0')
    // Of what the one before has left, the next one would have the same size, and another colour.
    for (const [part, corner] of [
      [crop, blue],
      [left, red],
      [left, red],
      [crop, blue],
      [crop, blue],
    ] as const) {
      const { doc } = await send('PATCH', `/media/${id}?${part}&${ofOriginal}&${focus(50, 50)}`)
      expect(doc).toMatchObject({ filename: 'halves.png', width: 100, height: 100 })
      expect(await shown()).toEqual({ width: 100, height: 100, corner })
    }
    expect(await original()).toEqual({
      isKept: true,
      original: { width: 200, height: 100, crop: { x: 50, y: 0, width: 50, height: 100 } },
      shown: null,
    })
  })

  test('is undone: the whole picture and its sizes come back', async () => {
    const { doc } = await send('PATCH', `/media/${id}?${crop}&${ofOriginal}&${focus(50, 50)}`)
    expect(doc.sizes.large.url).toBeNull()
    const { doc: whole } = await send('PATCH', `/media/${id}?${ofOriginal}&${focus(50, 50)}`)

    expect(whole).toMatchObject({
      filename: 'halves.png',
      width: 200,
      sizes: { large: { width: 180 } },
    })
    expect(await shown()).toEqual({ width: 200, height: 100, corner: red })
  })

  test('20.8 takes the focal point with it: every size keeps it', async () => {
    const { doc } = await send('PATCH', `/media/${id}?${ofOriginal}&${focus(100, 50)}`)

    expect(doc).toMatchObject({ focalX: 100, focalY: 50 })
    // Where the halves meet, making it smaller mixes them.
    const { corner } = await shown(`/media/file/${doc.sizes.card.filename}`)
    expect(corner[2]).toBeGreaterThan(200)
  })

  test('of a client that knows of no original is noted as a part of it', async () => {
    await send('PATCH', `/media/${id}?${crop}&${focus(50, 50)}`)
    const lower = crop.replace('[x]=50', '[x]=0').replace('[y]=0', '[y]=50')
    const half = lower.replace('[width]=50', '[width]=100').replace('[height]=100', '[height]=50')
    await send(
      'PATCH',
      `/media/${id}?${half.replace('heightInPixels]=100', 'heightInPixels]=50')}&${focus(50, 50)}`,
    )

    expect((await original()).original.crop).toEqual({ x: 50, y: 50, width: 50, height: 50 })
    expect(await shown()).toMatchObject({ width: 100, height: 50, corner: blue })
  })

  test('beyond the edge is refused, and the picture stays', async () => {
    const wide = crop.replace('widthInPixels]=100', 'widthInPixels]=150')
    const answer = await ask(
      'PATCH',
      `/media/${id}?${wide}&${ofOriginal}&${focus(50, 50)}`,
      new FormData(),
    )

    expect(answer.status).toBe(400)
    expect(await shown()).toEqual({ width: 200, height: 100, corner: red })
  })
})

describe('20.8 the original', () => {
  test('is forgotten with another file, and with its document', async () => {
    await send('PATCH', `/media/${id}?${crop}&${ofOriginal}&${focus(50, 50)}`)
    await send('PATCH', `/media/${id}`, await twoHalves())
    expect((await original()).original).toBeNull()
  })

  test('is shown to those alone who may change the picture', async () => {
    await send('PATCH', `/media/${id}?${crop}&${ofOriginal}&${focus(50, 50)}`)
    const path = `/stateroom/files/original?collectionSlug=media&id=${id}&file=1`
    const [mine, others] = [cookie, await server.signIn(editor)]

    expect(await shown(path)).toEqual({ width: 200, height: 100, corner: red })
    expect(
      (await ask('GET', path, undefined, mine)).headers.get('content-security-policy'),
    ).toContain('sandbox')
    expect((await ask('GET', path, undefined, others)).status).toBe(403)
    expect((await ask('GET', path, undefined, '')).status).toBe(401)
    expect((await ask('GET', '/media/file/..%2F.originals%2Fmedia%2F1')).status).not.toBe(200)
  })
})
