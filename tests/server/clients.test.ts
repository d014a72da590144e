// @module-tag slow
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inProject } from '../../scripts/kit/root.ts'
import type { TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

/** As far as it is asked here. */
interface PayloadSdk {
  login(asked: object): Promise<{ token: string; user: { email: string } }>
  me(asked: object, init?: RequestInit): Promise<{ user: { email: string } | null }>
  create(asked: object, init?: RequestInit): Promise<{ id: number; title?: string }>
  find(asked: object, init?: RequestInit): Promise<{ docs: object[]; totalDocs: number }>
  findVersions(asked: object, init?: RequestInit): Promise<{ totalDocs: number }>
  update(asked: object, init?: RequestInit): Promise<object>
  updateGlobal(asked: object, init?: RequestInit): Promise<object>
  delete(asked: object, init?: RequestInit): Promise<object>
}

const siteDir = inProject('tests/payload-packages')
const entryOf = (name: string) =>
  pathToFileURL(join(siteDir, 'node_modules', name, 'dist/index.js')).href

let server: TestServer
let PayloadSDK: new (options: { baseURL: string; baseInit?: RequestInit }) => PayloadSdk

// `npm ci --prefix tests/payload-packages` installs them; without them, nothing is asked here.
describe.skipIf(!existsSync(join(siteDir, 'node_modules')))('21.8 the published clients', () => {
  beforeAll(async () => {
    const sdk = await import(entryOf('@payloadcms/sdk'))
    PayloadSDK = sdk.PayloadSDK
  })
  afterEach(() => server.close())

  const openSdk = () => new PayloadSDK({ baseURL: `http://127.0.0.1:${server.port}/api` })

  const files = {
    slug: 'files',
    upload: { mimeTypes: ['text/plain'] },
    fields: [{ name: 'about', type: 'text' as const }],
  }
  const pages = { ...posts(), slug: 'pages', versions: { drafts: true } }
  const settings = { slug: 'settings', fields: [{ name: 'motto', type: 'text' as const }] }
  const site = () =>
    aSite({
      accounts: { tokensInResponses: true },
      collections: [users(), posts(), pages, files],
      globals: [settings],
    })

  test('the SDK signs in with a token, and reads and writes documents, globals, files and versions', async () => {
    server = await serve(site())
    const sdk = openSdk()
    const { token, user } = await sdk.login({ collection: 'users', data: admin })
    expect(user.email).toBe(admin.email)
    const signedIn = { headers: { Authorization: `JWT ${token}` } }
    expect((await sdk.me({ collection: 'users' }, signedIn)).user?.email).toBe(admin.email)

    const data = { title: 'Tides', notes: [{ text: 'Low at noon' }] }
    const post = await sdk.create({ collection: 'posts', data }, signedIn)
    const other = await sdk.create({ collection: 'posts', data: { title: 'Boats' } }, signedIn)
    await sdk.update({ collection: 'posts', id: post.id, data: { body: 'In and out' } }, signedIn)
    const where = { title: { equals: 'Tides' } }
    const found = await sdk.find({ collection: 'posts', where, limit: 5 }, signedIn)
    expect(found).toMatchObject({
      totalDocs: 1,
      docs: [{ title: 'Tides', body: 'In and out', notes: [{ text: 'Low at noon' }] }],
    })
    await sdk.delete({ collection: 'posts', id: other.id }, signedIn)
    expect(await sdk.find({ collection: 'posts' }, signedIn)).toMatchObject({ totalDocs: 1 })

    const page = await sdk.create(
      { collection: 'pages', data: { title: 'One' }, draft: true },
      signedIn,
    )
    await sdk.update(
      { collection: 'pages', id: page.id, data: { title: 'Two', _status: 'published' } },
      signedIn,
    )
    const versions = { parent: { equals: page.id } }
    expect(
      await sdk.findVersions({ collection: 'pages', where: versions }, signedIn),
    ).toMatchObject({
      totalDocs: 2,
    })

    expect(
      await sdk.updateGlobal({ slug: 'settings', data: { motto: 'Ahoy' } }, signedIn),
    ).toMatchObject({ motto: 'Ahoy' })

    const file = new File(['High at six'], 'tides.txt', { type: 'text/plain' })
    expect(
      await sdk.create({ collection: 'files', data: { about: 'Tides' }, file }, signedIn),
    ).toMatchObject({ filename: 'tides.txt', mimeType: 'text/plain', filesize: 11, about: 'Tides' })
  })

  test('the SDK is refused as Payload refuses it: without a session, and with the fields that are wrong', async () => {
    server = await serve(site())
    const sdk = openSdk()
    await expect(sdk.create({ collection: 'posts', data: { title: 'No' } })).rejects.toMatchObject({
      status: 403,
    })
    const { token } = await sdk.login({ collection: 'users', data: admin })
    const signedIn = { headers: { Authorization: `JWT ${token}` } }
    await expect(sdk.create({ collection: 'posts', data: {} }, signedIn)).rejects.toMatchObject({
      status: 400,
      errors: [{ data: { errors: [{ path: 'title' }] } }],
    })
  })

  test('GraphQL by Payload’s own package: queries, mutations, and the rules of access', async () => {
    server = await serve(
      aSite({
        graphQL: { disable: false },
        collections: [users(), { ...posts(), access: { read: () => true } }],
      }),
      { siteDir },
    )
    const cookie = await server.signIn()
    const ask = async (query: string, variables: object, who = '') => {
      const answer = await server.send(
        'POST',
        '/api/graphql',
        { query, variables },
        { cookie: who },
      )
      return answer.json()
    }
    const create =
      'mutation Make($data: mutationPostInput!) { createPost(data: $data) { id title } }'
    const data = { title: 'Tides', notes: [{ text: 'Low at noon' }] }

    expect(await ask(create, { data })).toMatchObject({
      data: { createPost: null },
      errors: [{ extensions: { statusCode: 403 } }],
    })
    expect(await ask(create, { data }, cookie)).toEqual({
      data: { createPost: { id: 1, title: 'Tides' } },
    })
    const read =
      'query Find($title: String) { Posts(where: { title: { equals: $title } }) { totalDocs docs { title notes { text } } } }'
    expect(await ask(read, { title: 'Tides' })).toEqual({
      data: { Posts: { totalDocs: 1, docs: [data] } },
    })
    expect(await ask(read, { title: 'Boats' })).toEqual({
      data: { Posts: { totalDocs: 0, docs: [] } },
    })
  })
})
