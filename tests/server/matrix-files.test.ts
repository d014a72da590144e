// @module-tag slow
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { originalFilePath } from '#contracts/files'
import { duplicateFilesPath, uploadFromUrlPath, uploadsPath } from '#contracts/uploads'
import { usesPath } from '#contracts/uses'
import type { Kind, Role, Rule } from './kit/matrix-rules.ts'
import {
  allowed,
  allows,
  fileSlug,
  isOfPanel,
  isPlain,
  kinds,
  kindsOf,
  readSlug,
  roles,
  rules,
  token,
  tokensIn,
  uploadSlug,
} from './kit/matrix-rules.ts'
import type { Matrix } from './kit/matrix-server.ts'
import { openMatrix, valuesOf } from './kit/matrix-server.ts'
import { matrixSite } from './kit/matrix-site.ts'
import { unasked } from './kit/matrix-table.ts'
import { serveRequests } from './kit/serve-requests.ts'
import { sha256, uploader } from './kit/upload-site.ts'

let matrix: Matrix
let ids: Matrix['ids']
let trusted: Awaited<ReturnType<typeof serveRequests>>
let fetched = 0
let picture: Buffer
const get: Matrix['get'] = (...asked) => matrix.get(...asked)
const call: Matrix['call'] = (...asked) => matrix.call(...asked)

const bytesOf = (slug: string, kind: string) => Buffer.from(token(slug, kind, 'bytes'))
const nameOf = (slug: string, kind: string, end: string) => `${slug}-${kind}.${end}`

let made = 0
async function makeFile(slug: string, kind: Kind): Promise<number> {
  const isText = slug.startsWith('file-')
  const data = isText ? bytesOf(slug, kind) : picture
  made += 1
  const name = isText ? nameOf(slug, kind, 'txt') : nameOf(slug, kind, `${made}.png`)
  const { title, owner, state, hush } = valuesOf(slug, kind)
  const file = { data, name, size: data.length, mimetype: isText ? 'text/plain' : 'image/png' }
  const given = { collection: slug, data: { title, owner, state, hush }, file }
  return (await matrix.payload.create(given)).id as number
}

beforeAll(async () => {
  trusted = await serveRequests(async () => {
    fetched += 1
    return new Response('of a site', { headers: { 'content-length': '9' } })
  })
  picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  matrix = await openMatrix(matrixSite(trusted.origin))
  ids = matrix.ids
  for (const slug of rules.flatMap((rule) => [fileSlug(rule), uploadSlug(rule)])) {
    const ofKind = {} as Record<Kind, number>
    for (const kind of kinds) ofKind[kind] = await makeFile(slug, kind)
    ids[slug] = ofKind
  }
  const file = ids[fileSlug('everyone')]!.mine
  for (const rule of rules) {
    for (const kind of kinds) await matrix.make(readSlug(rule), kind, { file })
  }
})
afterAll(async () => {
  await matrix.close()
  await trusted.close()
})

/** Of a file's document: two fields, and what is in the file. */
const toldOf = (slug: string, rule: Rule, role: Role, kind: Kind): string[] =>
  allowed(slug, rule, role, kind).filter((one) => /-(title|hush)$/.test(one))

describe.each(roles)('18.8 PERM-1 UPL-5 what a %s reads of files', (role) => {
  describe.each(rules)('where %s may read', (rule) => {
    const slug = fileSlug(rule)

    test('is all of that and nothing else: files, and their documents', async () => {
      const all = kinds.flatMap((kind) => toldOf(slug, rule, role, kind))
      expect(tokensIn(await get(role, `/api/${slug}?limit=100`)).toSorted()).toEqual(all.toSorted())
      for (const kind of kinds) {
        const told = await get(role, `/api/${slug}/file/${nameOf(slug, kind, 'txt')}`)
        const may = allows(rule, role, kind)
        expect([kind, tokensIn(told)]).toEqual([kind, may ? [token(slug, kind, 'bytes')] : []])
      }
    })

    test('is that alone: which documents have the same file', async () => {
      for (const kind of kindsOf(rule)) {
        const query = `collectionSlug=${slug}&hash=${sha256(bytesOf(slug, kind))}`
        const told = await get(role, `/api${duplicateFilesPath}?${query}`)
        const may = isOfPanel(role) && allows(rule, role, kind)
        expect([kind, tokensIn(told)]).toEqual([kind, may ? [token(slug, kind, 'title')] : []])
        expect([kind, told.includes(nameOf(slug, kind, 'txt'))]).toEqual([kind, may])
      }
    })

    test('is that alone: where it is used, and how it was', async () => {
      for (const kind of kindsOf(rule)) {
        const which = `collectionSlug=${slug}&id=${ids[slug]![kind]}`
        const uses = await call(role, 'GET', `${usesPath}?${which}`)
        expect([kind, uses.ok]).toEqual([kind, isOfPanel(role) && allows(rule, role, kind)])
        // Nobody may change it, so nobody crops it.
        const original = await call(role, 'GET', `${originalFilePath}?${which}`)
        expect([kind, original.ok]).toEqual([kind, false])
      }
    })
  })

  test('of the documents that use one is what the documents themselves are', async () => {
    const which = `collectionSlug=${fileSlug('everyone')}&id=${ids[fileSlug('everyone')]!.mine}`
    const told = tokensIn(await get(role, `/api${usesPath}?${which}`))
    const may = rules.flatMap((rule) =>
      kinds
        .filter((kind) => allows(rule, role, kind))
        .map((kind) => token(readSlug(rule), kind, 'title')),
    )
    expect(told.toSorted()).toEqual(isOfPanel(role) ? may.toSorted() : [])
  })
})

const countOf = async (collection: string) => (await matrix.payload.count({ collection })).totalDocs

const formOf = (name: string) => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(picture)], name, { type: 'image/png' }))
  form.set('_payload', '{}')
  return form
}

const crop = ['x=50', 'y=0', 'width=50', 'height=100']
  .map((one) => `uploadEdits[crop][${one.replace('=', ']=')}`)
  .concat('uploadEdits[widthInPixels]=10', 'uploadEdits[heightInPixels]=10')
  .join('&')

/** What is on the disk for a collection: its files, and what is kept of cropped ones. */
function filesOf(slug: string): string[] {
  const { staticDir } = matrix.payload.collections[slug]!.config.upload
  return [staticDir!, join(dirname(staticDir!), '.originals', slug)].flatMap((dir) =>
    existsSync(dir) ? readdirSync(dir).toSorted() : [],
  )
}

describe.each(roles)('18.8 PERM-1 UPL-5 what a %s writes of files', (role) => {
  const ask = (method: string, path: string, body?: BodyInit) =>
    matrix.ask(`/api${path}`, {
      method,
      headers: { cookie: matrix.cookies[role] },
      ...(body && { body }),
    })

  describe.each(rules)('where %s may', (rule) => {
    const slug = uploadSlug(rule)
    const mayCreate = isPlain(rule) && allows(rule, role, 'theirs')
    /** Before it is known which document it is for. */
    const maySome = role !== 'visitor' && kinds.some((kind) => allows(rule, role, kind))

    test('is that alone: a new file, and another one', async () => {
      const before = { count: await countOf(slug), files: filesOf(slug) }
      const name = `${role}-${rule}.png`
      expect((await ask('POST', `/${slug}`, formOf(name))).status === 201).toBe(mayCreate)
      expect((await countOf(slug)) - before.count).toBe(mayCreate ? 1 : 0)
      expect(filesOf(slug).includes(name)).toBe(mayCreate)
      for (const kind of kindsOf(rule)) {
        const replacing = `${role}-${rule}-${kind}-other.png`
        await ask('PATCH', `/${slug}/${ids[slug]![kind]}`, formOf(replacing))
        const may = allows(rule, role, kind)
        expect([kind, filesOf(slug).includes(replacing)]).toEqual([kind, may])
      }
    })

    test('is that alone: a file that is sent ahead and handed over', async () => {
      const { askFor, put, replace, save } = uploader(matrix, matrix.cookies[role])
      const target = async () => {
        const described = { name: `ahead-${role}.png`, size: picture.length, type: 'image/png' }
        const answer = await askFor([described], slug)
        expect(answer.ok).toBe(maySome)
        return answer.ok ? (await answer.json())[0] : await targetOfAdmin()
      }
      const first = await target()
      expect((await put(first, picture)).ok).toBe(true)
      const before = await countOf(slug)
      await save(first.key, {}, slug)
      // A visitor has none of their own, and the admin's is not theirs.
      expect((await countOf(slug)) - before).toBe(mayCreate && maySome ? 1 : 0)
      for (const kind of kindsOf(rule)) {
        const next = await target()
        await put(next, picture)
        const nameNow = async () =>
          (await matrix.payload.findByID({ collection: slug, id: ids[slug]![kind] })).updatedAt
        const then = await nameNow()
        await replace(ids[slug]![kind], next.key, {}, slug)
        const may = allows(rule, role, kind) && role !== 'visitor'
        expect([kind, (await nameNow()) !== then]).toEqual([kind, may])
      }
    })

    test('is that alone: a file that the server fetches', async () => {
      const url = `${trusted.origin}/of-${role}.txt`
      const fetches = async (work: () => Promise<Response>) => {
        const before = fetched
        const { ok } = await work()
        return [ok, fetched - before]
      }
      const isDone = (may: boolean) => [may, may ? 1 : 0]
      const ours = () => call(role, 'POST', uploadFromUrlPath, { collectionSlug: slug, url })
      expect(await fetches(ours)).toEqual(isDone(maySome))
      const src = `paste-url?src=${encodeURIComponent(url)}`
      const isSignedIn = role !== 'visitor'
      expect(await fetches(() => ask('GET', `/${slug}/${src}`))).toEqual(
        isDone(mayCreate && isSignedIn),
      )
      const ofDocument = src.replace('?', `/${ids[slug]!.mine}?`)
      expect(await fetches(() => ask('GET', `/${slug}/${ofDocument}`))).toEqual(isDone(maySome))
    })

    test('is that alone: a crop, and the original that is kept of it', async () => {
      for (const kind of kindsOf(rule)) {
        const id = await makeFile(slug, kind)
        const before = filesOf(slug)
        const may = allows(rule, role, kind)
        const answer = await ask('PATCH', `/${slug}/${id}?${crop}`, formOnlyData())
        expect([kind, answer.ok]).toEqual([kind, may])
        if (!may) expect([kind, filesOf(slug)]).toEqual([kind, before])
        const { width } = await matrix.payload.findByID({ collection: slug, id })
        expect([kind, width]).toEqual([kind, may ? 10 : 20])
        const file = `${originalFilePath}?collectionSlug=${slug}&id=${id}`
        for (const path of [file, `${file}&file=1`]) {
          // The admin's, where the role itself made none.
          if (!may) await cropAsServer(slug, id)
          const { ok } = await ask('GET', path)
          expect([kind, path, ok]).toEqual([kind, path, may && isOfPanel(role)])
        }
        await ask('DELETE', `/${slug}/${id}`)
        const where = { id: { equals: id } }
        const { totalDocs } = await matrix.payload.count({ collection: slug, where })
        expect([kind, totalDocs]).toEqual([kind, may ? 0 : 1])
        await matrix.payload.delete({ collection: slug, where })
      }
    })
  })

  test('is no file that somebody else has sent ahead', async () => {
    const slug = uploadSlug('everyone')
    const { put, save, replace } = uploader(matrix, matrix.cookies[role])
    const theirs = role === 'admin' ? 'editor' : 'admin'
    const { targetOf } = uploader(matrix, matrix.cookies[theirs])
    const target = await targetOf(
      { name: 'theirs.png', size: picture.length, type: 'image/png' },
      slug,
    )
    await put(target, picture)
    const before = { count: await countOf(slug), files: filesOf(slug) }
    expect((await save(target.key, {}, slug)).ok).toBe(false)
    expect((await replace(ids[slug]!.mine, target.key, {}, slug)).ok).toBe(false)
    expect({ count: await countOf(slug), files: filesOf(slug) }).toEqual(before)
    // It is still there for whom it is.
    const own = uploader(matrix, matrix.cookies[theirs])
    expect((await own.save(target.key, {}, slug)).ok).toBe(true)
  })

  test('is nothing of a target whose address they only guess', async () => {
    const { targetOf } = uploader(matrix, matrix.cookies.admin)
    const slug = uploadSlug('everyone')
    const described = { name: 'theirs.png', size: picture.length, type: 'image/png' }
    const target = await targetOf(described, slug)
    const other = await targetOf(described, slug)
    const signature = new URL(other.url).search
    for (const query of ['', '?signature=', signature]) {
      for (const method of ['PUT', 'HEAD', 'GET', 'POST', 'DELETE']) {
        const path = `${uploadsPath}/${target.key}${query}`
        const form = new FormData()
        form.set('file', new Blob([new Uint8Array(picture)]), 'blob')
        const { status } = await ask(method, path, method === 'PUT' ? form : undefined)
        expect([method, query, status]).toEqual([method, query, 403])
      }
    }
    for (const path of [uploadsPath, `${uploadsPath}/${target.key}`]) {
      const preflight = await ask('OPTIONS', path)
      expect([preflight.status, await preflight.text()]).toEqual([204, ''])
    }
    const { headers } = await fetch(target.url, { method: 'HEAD' })
    expect(headers.get('x-ut-range-start')).toBe('0')
  })
})

const formOnlyData = () => {
  const form = new FormData()
  form.set('_payload', '{}')
  return form
}

async function targetOfAdmin() {
  const { targetOf } = uploader(matrix, matrix.cookies.admin)
  const described = { name: 'of-admin.png', size: picture.length, type: 'image/png' }
  return targetOf(described, uploadSlug('everyone'))
}

/** What a crop leaves behind, whoever may make one. */
async function cropAsServer(slug: string, id: number) {
  const { keepOriginal } = await import('../../server/features/originals/kept-original.ts')
  const { config } = matrix.payload.collections[slug]!
  const { filename } = await matrix.payload.findByID({ collection: slug, id })
  await keepOriginal(config, { id, filename, mimeType: 'image/png' })
}

test('every way that the table gives to this file is asked here', () => {
  expect(unasked('matrix-files.test.ts', matrix)).toEqual([])
})
