// @module-tag slow
import type { CollectionConfig } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'
import { uploader } from './kit/upload-site.ts'

const media: CollectionConfig = {
  slug: 'media',
  upload: {
    imageSizes: [
      { name: 'square', width: 20, height: 20 },
      { name: 'wide', width: 60 },
    ],
  },
  fields: [],
}

const resized: CollectionConfig = {
  slug: 'resized',
  upload: { resizeOptions: { width: 20 } },
  fields: [],
}

/** A picture of 80 × 40 as a camera stores it, in quarters: red and blue above green and yellow. */
const stored = ['red', 'blue', 'green', 'yellow'] as const
type Color = (typeof stored)[number]
const wide = { width: 80, height: 40 }
const high = { width: 40, height: 80 }

/** What people see of it for each orientation: the quarters in the order of reading. */
const seen: readonly { orientation: number; size: typeof wide; quarters: Color[] }[] = [
  { orientation: 1, size: wide, quarters: ['red', 'blue', 'green', 'yellow'] },
  { orientation: 2, size: wide, quarters: ['blue', 'red', 'yellow', 'green'] },
  { orientation: 3, size: wide, quarters: ['yellow', 'green', 'blue', 'red'] },
  { orientation: 4, size: wide, quarters: ['green', 'yellow', 'red', 'blue'] },
  { orientation: 5, size: high, quarters: ['red', 'green', 'blue', 'yellow'] },
  { orientation: 6, size: high, quarters: ['green', 'red', 'yellow', 'blue'] },
  { orientation: 7, size: high, quarters: ['yellow', 'blue', 'green', 'red'] },
  { orientation: 8, size: high, quarters: ['blue', 'yellow', 'red', 'green'] },
]

let server: TestServer
let cookie: string
let client: ReturnType<typeof uploader>

beforeAll(async () => {
  server = await serve(aSite({ collections: [users(), media, resized] }))
  cookie = await server.signIn()
  client = uploader(server, cookie)
})
afterAll(() => server.close())

describe.each(seen)('33.12 UPL-5 a picture of orientation $orientation', (picture) => {
  const { orientation, quarters, size } = picture
  const [, , lowerLeft, lowerRight] = quarters
  const isHigh = size === high

  test('has the size that is shown, and so have its sizes', async () => {
    const doc = await made('media', await quartered(orientation).jpeg().toBuffer())

    expect(doc).toMatchObject(size)
    expect(doc.sizes.wide).toMatchObject(
      isHigh ? { width: null, filename: null } : { width: 60, height: 30 },
    )
    const square = await file(`/api/media/file/${doc.sizes.square.filename}`)
    expect(await cornersOf(square)).toEqual(quarters)
  })

  test('is cropped where the frame was, again from the original as well', async () => {
    const { id } = await made('media', await quartered(orientation).jpeg().toBuffer())
    const lower = { ...size, height: size.height / 2 }
    const edits = { x: 0, y: 50, width: 100, height: 50, pixels: lower }
    const doc = await changed(id, edits)
    const again = await changed(id, edits)

    for (const one of [doc, again]) expect(one).toMatchObject(lower)
    expect(await cornersOf(await file(again.url))).toEqual([
      lowerLeft,
      lowerRight,
      lowerLeft,
      lowerRight,
    ])
    expect(await cornersOf(await file(`/api/media/file/${again.sizes.square.filename}`))).toEqual([
      lowerLeft,
      lowerRight,
      lowerLeft,
      lowerRight,
    ])
    expect((await original(id)).original).toMatchObject(size)
  })

  test('keeps its focal point where it was set', async () => {
    const { id } = await made('media', await quartered(orientation).jpeg().toBuffer())
    // The upper right corner: of a wide picture the right half is left, of a high one the upper half.
    const doc = await changed(id, { focal: { x: 100, y: 0 } })
    const [upperLeft, upperRight] = quarters

    expect(await cornersOf(await file(`/api/media/file/${doc.sizes.square.filename}`))).toEqual(
      isHigh
        ? [upperLeft, upperRight, upperLeft, upperRight]
        : [upperRight, upperRight, lowerRight, lowerRight],
    )
  })

  test('is measured alike when it was uploaded before, and when a collection resizes it', async () => {
    const bytes = await quartered(orientation).jpeg().toBuffer()
    const { key } = await client.upload(bytes, 'early.jpg', {
      type: 'image/jpeg',
      collection: 'media',
    })
    const early = await (await client.save(key, {}, 'media')).json()
    const small = await made('resized', bytes)

    expect(early.doc).toMatchObject(size)
    expect(small).toMatchObject({ width: 20, height: isHigh ? 40 : 10 })
    expect(await cornersOf(await file(small.url))).toEqual(quarters)
  })

  test('is cropped as it is shown where its document still has the size of the sensor', async () => {
    const { id } = await made('media', await quartered(orientation).jpeg().toBuffer())
    await server.payload.db.updateOne({ collection: 'media', id, data: { ...wide } })

    expect((await original(id)).shown).toEqual(size)
  })

  test('is turned as a PNG, and as a WebP is left as browsers show it', async () => {
    const png = await made('media', await quartered(orientation).png().toBuffer(), 'image/png')
    const webp = await made(
      'media',
      await quartered(orientation).webp({ lossless: true }).toBuffer(),
      'image/webp',
    )

    expect(png).toMatchObject(size)
    expect(await cornersOf(await file(`/api/media/file/${png.sizes.square.filename}`))).toEqual(
      quarters,
    )
    expect(webp).toMatchObject(wide)
    expect(await cornersOf(await file(`/api/media/file/${webp.sizes.square.filename}`))).toEqual(
      stored,
    )
  })
})

test('33.12 UPL-5 an animated picture that names an orientation is taken as it is', async () => {
  const frame = (background: string) =>
    sharp({ create: { ...wide, channels: 3, background } })
      .png()
      .toBuffer()
  const bytes = await sharp([await frame('red'), await frame('blue')], { join: { animated: true } })
    .withMetadata({ orientation: 6 })
    .webp()
    .toBuffer()

  expect(await made('media', bytes, 'image/webp')).toMatchObject(wide)
})

function quartered(orientation: number) {
  const pixels = Buffer.alloc(80 * 40 * 3)
  for (let at = 0; at < 80 * 40; at += 1) {
    const quarter = (at % 80 < 40 ? 0 : 1) + (at < 80 * 20 ? 0 : 2)
    pixels.set(colors[stored[quarter] ?? 'red'], at * 3)
  }
  return sharp(pixels, { raw: { ...wide, channels: 3 } }).withMetadata({ orientation })
}

const colors: Record<Color, [number, number, number]> = {
  red: [255, 0, 0],
  blue: [0, 0, 255],
  green: [0, 128, 0],
  yellow: [255, 255, 0],
}

/** What is in the middle of each quarter, without a look at how it's to be turned. */
async function cornersOf(bytes: Buffer): Promise<Color[]> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number): Color => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3
    const near = (color: Color) =>
      colors[color].every((value, index) => Math.abs(value - (data[start + index] ?? 0)) < 60)
    const found = stored.find(near)
    if (!found) throw new Error(`No color of the picture: ${data.subarray(start, start + 3)}`)
    return found
  }
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)]
}

async function made(collection: string, bytes: Buffer, type = 'image/jpeg') {
  const form = new FormData()
  const name = `quarters.${type.replace('image/', '')}`
  form.set('file', new File([new Uint8Array(bytes)], name, { type }))
  form.set('_payload', '{}')
  const answer = await server.ask(`/api/${collection}`, {
    method: 'POST',
    body: form,
    headers: { cookie },
  })
  return docIn(answer)
}

interface Edits {
  x?: number
  y?: number
  width?: number
  height?: number
  pixels?: { width: number; height: number }
  focal?: { x: number; y: number }
}

async function changed(id: number, { focal = { x: 50, y: 50 }, pixels, ...crop }: Edits) {
  const query = new URLSearchParams({
    'uploadEdits[ofOriginal]': 'true',
    'uploadEdits[focalPoint][x]': String(focal.x),
    'uploadEdits[focalPoint][y]': String(focal.y),
    ...(pixels && {
      'uploadEdits[widthInPixels]': String(pixels.width),
      'uploadEdits[heightInPixels]': String(pixels.height),
    }),
  })
  for (const [name, value] of Object.entries(crop)) {
    query.set(`uploadEdits[crop][${name}]`, String(value))
  }
  const form = new FormData()
  form.set('_payload', '{}')
  const init = { method: 'PATCH', body: form, headers: { cookie } }
  return docIn(await server.ask(`/api/media/${id}?${query}`, init))
}

async function docIn(answer: Response) {
  const { doc, errors } = await answer.json()
  expect(errors).toBeUndefined()
  return doc
}

async function file(path: string): Promise<Buffer> {
  const answer = await server.ask(path, { headers: { cookie } })
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

async function original(id: number) {
  const path = `/api/stateroom/files/original?collectionSlug=media&id=${id}`
  return await (await server.ask(path, { headers: { cookie } })).json()
}
