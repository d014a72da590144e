// @module-tag slow
import { mkdir, readdir, readFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { CollectionConfig } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'
import { uploader } from './kit/upload-site.ts'

const plain: CollectionConfig = {
  slug: 'plain',
  upload: true,
  fields: [{ name: 'alt', type: 'text' }],
}
const sized: CollectionConfig = {
  slug: 'sized',
  upload: { mimeTypes: ['image/*'], imageSizes: [{ name: 'small', width: 8 }] },
  fields: [],
}
/** Whoever may add a file here may not copy one. */
const uncopied: CollectionConfig = {
  ...{ ...plain, slug: 'uncopied' },
  access: { create: ({ req }) => !req.url?.includes('/duplicate') },
}
const collections = ['plain', 'sized'] as const
/** A file comes with the form of its save, or was uploaded in parts before. */
const ways = ['form', 'parts'] as const
const everywhere = collections.flatMap((collection) => ways.map((way) => ({ collection, way })))

let server: TestServer
let cookie: string
let client: ReturnType<typeof uploader>

beforeAll(async () => {
  server = await serve(aSite({ collections: [users(), plain, sized, uncopied] }))
  cookie = await server.signIn()
  client = uploader(server, cookie)
})
afterAll(() => server.close())

const svg = (attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}><rect stroke-width="3" width="5" height="5"/></svg>`

const unmeasured: Record<string, Buffer> = {
  'relative.svg': Buffer.from(svg(' width="100%" height="100%"')),
  'sizeless.svg': Buffer.from(svg('')),
  'declared.svg': Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<!-- <svg> -->${svg('')}`),
  'auto.svg': Buffer.from(svg(' width="auto" height="auto"')),
  'nothing.svg': Buffer.from(svg(' viewBox="0 0 0 0"')),
  'half.svg': Buffer.from(svg(' width="40"')),
  'prefixed.svg': Buffer.from('<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:rect/></s:svg>'),
  'marked.svg': Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(svg(''))]),
  'wide-letters.svg': Buffer.from(`\ufeff${svg('')}`, 'utf16le'),
}

describe.each(everywhere)('33.12 UPL-1 $collection by $way', ({ collection, way }) => {
  test.each(Object.keys(unmeasured))('%s is taken without measures, as it is', async (name) => {
    const bytes = unmeasured[name]!
    const { doc, errors } = await sent(collection, way, bytes, name, 'image/svg+xml')

    expect(errors).toBeUndefined()
    expect(doc).toMatchObject({
      width: null,
      height: null,
      mimeType: 'image/svg+xml',
      filesize: bytes.length,
    })
    expect(await stored(doc.url)).toEqual(bytes)
  })

  test('an SVG that says its size keeps it', async () => {
    const bytes = Buffer.from(svg(' width="100%" height="100%" viewBox="0 0 40 20"'))
    const { doc } = await sent(collection, way, bytes, 'measured.svg', 'image/svg+xml')

    expect(doc).toMatchObject({ width: 40, height: 20 })
    expect(await stored(doc.url)).toEqual(bytes)
  })

  test('an SVG without measures that has a script is refused as before', async () => {
    const bytes = Buffer.from(svg('').replace('<rect', '<script>1</script><rect'))

    expect(await reasonOf(collection, way, bytes, 'bad.svg', 'image/svg+xml')).toMatch(/harmful/)
  })

  test('an SVG that is cut is refused with the reason', async () => {
    const bytes = Buffer.from(svg(' width="5" height="5"').slice(0, -20))

    expect(await reasonOf(collection, way, bytes, 'cut.svg', 'image/svg+xml')).toMatch(/incomplete/)
  })

  test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'a %s that is cut is refused with the reason, and whole it is taken',
    async (format) => {
      const bytes = await noise().toFormat(format).toBuffer()
      const [type, name] = [`image/${format}`, `noise.${format}`]

      for (const part of [0.3, 0.9]) {
        const cut = bytes.subarray(0, Math.floor(bytes.length * part))
        const reason = await reasonOf(collection, way, cut, name, type)
        expect(reason).toContain(name)
        expect(reason).toMatch(/incomplete|damaged/)
      }
      const { doc, errors } = await sent(collection, way, bytes, name, type)
      expect(errors).toBeUndefined()
      expect(doc).toMatchObject({ width: 64, height: 48 })
    },
  )

  test('a picture with a small picture in it and more behind its end is whole', async () => {
    const thumbnail = await noise().resize(8).jpeg().toBuffer()
    const whole = await noise().jpeg().toBuffer()
    const app = Buffer.from([0xff, 0xe5, 0, 0])
    app.writeUInt16BE(thumbnail.length + 2, 2)
    const nested = Buffer.concat([whole.subarray(0, 2), app, thumbnail, whole.subarray(2)])
    const cut = nested.subarray(0, nested.length - 200)

    expect(await reasonOf(collection, way, cut, 'cut.jpg', 'image/jpeg')).toMatch(/incomplete/)
    const more = Buffer.concat([nested, Buffer.from('a camera’s own notes')])
    expect((await sent(collection, way, more, 'more.jpg', 'image/jpeg')).errors).toBeUndefined()
  })

  test('what is no picture is refused with the reason', async () => {
    const bytes = Buffer.from('These words are no picture, whatever their name says.')

    expect(await reasonOf(collection, way, bytes, 'words.png', 'image/png')).toMatch(
      /words\.png.*image|type.*not allowed/,
    )
  })
})

test.each(collections)(
  '33.12 UPL-1 an empty file is refused with the reason: %s',
  async (collection) => {
    for (const [name, type] of [
      ['empty.txt', 'text/plain'],
      ['empty.jpg', 'image/jpeg'],
      ['empty.svg', 'image/svg+xml'],
    ] as const) {
      expect(await reasonOf(collection, 'form', Buffer.alloc(0), name, type)).toBe(
        `“${name}” is empty.`,
      )
    }
  },
)

test('33.12 UPL-1 a document gets an SVG without measures in place of its picture', async () => {
  const first = await noise().png().toBuffer()
  const { doc } = await sent('plain', 'form', first, 'first.png', 'image/png')
  const form = formOf(unmeasured['sizeless.svg']!, 'second.svg', 'image/svg+xml')
  const init = { method: 'PATCH', body: form, headers: { cookie } }
  const answer = await (await server.ask(`/api/plain/${doc.id}`, init)).json()

  expect(answer.doc).toMatchObject({ width: null, height: null, filename: 'second.svg' })
  expect(await stored(answer.doc.url)).toEqual(unmeasured['sizeless.svg'])
})

test.each(collections)('33.12 UPL-1 a file is copied with its document: %s', async (collection) => {
  const copied = async (bytes: Buffer, name: string, type: string) => {
    const { doc } = await sent(collection, 'form', bytes, name, type)
    const path = `/api/${collection}/${doc.id}/duplicate`
    const { doc: copy, errors } = await (await server.send('POST', path, {}, { cookie })).json()
    expect(errors).toBeUndefined()
    expect(copy.filename).not.toBe(doc.filename)
    expect(await stored(copy.url)).toEqual(bytes)
    return copy
  }
  const picture = await noise().png().toBuffer()

  expect(await copied(picture, 'copied.png', 'image/png')).toMatchObject({ width: 64, height: 48 })
  const svg = unmeasured['sizeless.svg']!
  const unknown = { width: null, height: null, filesize: svg.length }
  expect(await copied(svg, 'copied.svg', 'image/svg+xml')).toMatchObject(unknown)
  const half = unmeasured['half.svg']!
  expect(await copied(half, 'copied-half.svg', 'image/svg+xml')).toMatchObject({ width: null })
})

test('33.12 UPL-1 nothing is left of a copy that was refused, or of one that was never ended', async () => {
  const { staticDir = '' } = server.payload.collections.uncopied!.config.upload
  const hidden = async () => (await readdir(staticDir)).filter((name) => name.startsWith('.'))
  const bytes = unmeasured['sizeless.svg']!
  const { doc } = await sent('uncopied', 'form', bytes, 'one.svg', 'image/svg+xml')
  const copy = () => server.send('POST', `/api/uncopied/${doc.id}/duplicate`, {}, { cookie })
  expect((await copy()).status).toBe(403)
  expect(await hidden()).toEqual([])

  const killed = async (name: string, at: Date) => {
    await mkdir(join(staticDir, name))
    await utimes(join(staticDir, name), at, at)
  }
  await killed('.copied-before', new Date(Date.now() - 3_600_000))
  await killed('.copied-now', new Date())
  expect((await copy()).status).toBe(403)
  expect(await hidden()).toEqual(['.copied-now'])
})

test('33.12 UPL-1 code of the site gives a file by itself', async () => {
  const data = unmeasured['sizeless.svg']!
  const file = { data, name: 'own.svg', mimetype: 'image/svg+xml', size: data.length }
  const doc = await server.payload.create({ collection: 'plain' as never, data: {}, file })

  expect(doc).toMatchObject({ width: null, height: null })
  const { staticDir = '' } = server.payload.collections.plain!.config.upload
  expect(await readFile(join(staticDir, 'own.svg'))).toEqual(data)
})

test('33.12 UPL-1 the reason is in the language of whoever asks', async () => {
  const form = formOf(Buffer.alloc(0), 'leer.txt', 'text/plain')
  const headers = { cookie, 'accept-language': 'de' }
  const answer = await server.ask('/api/plain', { method: 'POST', body: form, headers })

  expect(JSON.stringify(await answer.json())).toContain('„leer.txt“ ist leer.')
})

function noise() {
  const pixels = Buffer.alloc(64 * 48 * 3)
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 7919 + (at >> 3) * 31) % 256
  return sharp(pixels, { raw: { width: 64, height: 48, channels: 3 } })
}

function formOf(bytes: Buffer, name: string, type: string) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name, { type }))
  form.set('_payload', '{}')
  return form
}

async function sent(
  collection: string,
  way: (typeof ways)[number],
  bytes: Buffer,
  name: string,
  type: string,
) {
  if (way === 'parts') {
    const { key } = await client.upload(bytes, name, { type, collection })
    return (await client.save(key, {}, collection)).json()
  }
  const init = { method: 'POST', body: formOf(bytes, name, type), headers: { cookie } }
  return (await server.ask(`/api/${collection}`, init)).json()
}

/** What is said at the file. */
async function reasonOf(...given: Parameters<typeof sent>): Promise<string> {
  const { errors } = await sent(...given)
  const fields = errors?.[0]?.data?.errors
  expect(fields).toMatchObject([{ path: 'file' }])
  return fields[0].message
}

async function stored(url: string): Promise<Buffer> {
  const answer = await server.ask(url, { headers: { cookie } })
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}
