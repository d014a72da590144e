import { bulkPath } from '#contracts/bulk'
import { changesPath } from '#contracts/changes'
import { formStatePath } from '#contracts/form-state'
import { groupsPath } from '#contracts/groups'
import { importPath } from '#contracts/import'
import { schedulePath } from '#contracts/schedule'
import { generatePath } from '#contracts/seo'
import { authorsPath } from '#contracts/versions'
import type { Matrix } from './matrix-server.ts'

/** Somebody with their cookie, and with what else their requests bring. */
export interface Asker {
  matrix: Matrix
  headers: Readonly<Record<string, string>>
}

const get = async ({ headers, matrix }: Asker, path: string, more: HeadersInit = {}) =>
  (await matrix.ask(path, { headers: { ...headers, ...more } })).text()
const post = async ({ headers, matrix }: Asker, path: string, body: object) =>
  (await matrix.send('POST', `/api${path}`, body, headers)).text()
const versionsOf = async ({ payload }: Matrix, collection: string, id: number) =>
  (await payload.findVersions({ collection, where: { parent: { equals: id } } })).docs

/** The ways in which something of a document can be told, besides the document itself. */
export const channels: Readonly<
  Record<string, (asker: Asker, slug: string, id: number) => Promise<string>>
> = {
  'a list of versions': (asker, slug) => get(asker, `/api/${slug}/versions?limit=100`),
  'a version': async (asker, slug, id) => {
    const docs = await versionsOf(asker.matrix, slug, id)
    const told = await Promise.all(docs.map((one) => get(asker, `/api/${slug}/versions/${one.id}`)))
    return told.join()
  },
  'what versions changed': (asker, slug, id) =>
    get(asker, `/api${changesPath}?collectionSlug=${slug}&id=${id}&limit=10`),
  'who made versions': async (asker, slug, id) => {
    const docs = await versionsOf(asker.matrix, slug, id)
    const asked = docs.map((one) => one.id).join()
    return get(asker, `/api${authorsPath}?collectionSlug=${slug}&versions=${asked}`)
  },
  'the state of its form': (asker, slug, id) =>
    post(asker, formStatePath, { collectionSlug: slug, id, operation: 'update', changes: {} }),
  'a list that is asked for by POST': async (asker, slug) =>
    (
      await asker.matrix.ask(`/api/${slug}`, {
        method: 'POST',
        headers: {
          ...asker.headers,
          'content-type': 'application/x-www-form-urlencoded',
          'x-payload-http-method-override': 'GET',
        },
        body: 'limit=100',
      })
    ).text(),
  'what is planned for it': (asker, slug, id) =>
    get(asker, `/api${schedulePath}?collectionSlug=${slug}&id=${id}`),
  'what is generated for it': async (asker, slug, id) => {
    const body = { collectionSlug: slug, id, doc: { id } }
    const all = ['title', 'description', 'url', 'image'] as const
    return (await Promise.all(all.map((one) => post(asker, generatePath(one), body)))).join()
  },
  'its page': (asker, slug, id) =>
    get(asker, `/admin/collections/${slug}/${id}`, { 'sec-fetch-site': 'none' }),
  'groups by what it says': (asker, slug) => get(asker, `/api${groupsPath}/${slug}?groupBy=title`),
  'groups by what it hides': (asker, slug) => get(asker, `/api${groupsPath}/${slug}?groupBy=hush`),
  'a bulk edit': (asker, slug, id) =>
    post(asker, bulkPath, {
      collection: slug,
      documents: [{ id }],
      change: { kind: 'edit', data: { title: 'x' } },
      dryRun: true,
    }),
  'an import': (asker, slug, id) =>
    post(asker, importPath, {
      collection: slug,
      key: 'id',
      mode: 'update',
      lines: [{ line: 1, key: id, data: { title: 'x' } }],
      dryRun: true,
    }),
}

/** What nobody is told of a document that they may not read, besides its values. */
export const revealing: Readonly<Record<string, RegExp>> = {
  'the state of its form': /"fields"/,
  'what versions changed': /"latest"/,
  'who made versions': /@/,
  'what is planned for it': /"planned"/,
  'what is generated for it': /made for/,
}

/** Of those that tell no value of it. */
export const said: Readonly<Record<string, RegExp>> = {
  'the state of its form': /"fields"/,
  'what versions changed': /"latest"/,
  'who made versions': /@/,
  'what is planned for it': /"planned"/,
  'what is generated for it': /(made for.*){4}/,
  'an import': /refused/,
}

/** Those that tell of a hidden field, or of people whom only admins may read. */
export const ofAdmins = ['groups by what it hides', 'who made versions']
