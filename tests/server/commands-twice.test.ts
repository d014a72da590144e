// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idempotencyHeader } from '#contracts/documents'
import { baseHeader } from '#contracts/revisions'
import { schedulePath } from '#contracts/schedule'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const site = () =>
  aSite({
    localization: { locales: ['en', 'de'], defaultLocale: 'en' },
    globals: [
      { slug: 'shop', fields: [{ name: 'title', type: 'text' }], versions: { drafts: true } },
    ],
    collections: [
      users(),
      {
        slug: 'things',
        fields: [{ name: 'title', type: 'text', localized: true }],
        trash: true,
        versions: { drafts: { schedulePublish: true }, maxPerDoc: 0 },
      },
    ],
  })

interface Thing {
  id: number
  updatedAt: string
  /** The version that it was made with. */
  version: number
}

interface Command {
  method: string
  path: (thing: Thing) => string
  body?: (thing: Thing) => object
  /** Says what it is based on. */
  based?: true
  /** What is to be there before. */
  before?: object
  /** The versions that it makes. */
  versions: number
  /** What is answered the second time. */
  status: number
}

const inItsPlace = ({ id }: Thing) => `/things/${id}?depth=0`
const asDraft = ({ id }: Thing) => `/things/${id}?depth=0&draft=true`
const inTrash = ({ id }: Thing) => `/things/${id}?depth=0&trash=true`
const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
const change = { method: 'PATCH', based: true, versions: 1, status: 409 } as const

const commands: Record<string, Command> = {
  'saving a draft': { ...change, path: asDraft, body: () => ({ title: 'B', _status: 'draft' }) },
  publishing: { ...change, path: inItsPlace, body: () => ({ title: 'B', _status: 'published' }) },
  unpublishing: { ...change, path: inItsPlace, body: () => ({ _status: 'draft' }) },
  'unpublishing all languages': {
    ...change,
    path: (thing) => `${inItsPlace(thing)}&unpublishAllLocales=true`,
    body: () => ({ _status: 'draft' }),
  },
  'moving it to the trash': {
    method: 'PATCH',
    path: inItsPlace,
    body: () => ({ deletedAt: new Date().toISOString() }),
    versions: 1,
    status: 201,
  },
  'taking it out of the trash': {
    method: 'PATCH',
    path: inTrash,
    before: { deletedAt: new Date().toISOString() },
    body: () => ({ deletedAt: null, _status: 'published' }),
    versions: 1,
    status: 201,
  },
  'restoring a version': {
    method: 'POST',
    path: ({ version }) => `/things/versions/${version}?draft=true&depth=0`,
    based: true,
    body: () => ({}),
    versions: 1,
    status: 200,
  },
  // Its versions go with it.
  deleting: { method: 'DELETE', path: inItsPlace, versions: -1, status: 404 },
  duplicating: {
    method: 'POST',
    path: ({ id }) => `/things/${id}/duplicate?depth=0`,
    body: () => ({}),
    versions: 0,
    status: 201,
  },
  scheduling: {
    method: 'POST',
    path: () => schedulePath,
    body: ({ id }) => ({ collectionSlug: 'things', id, action: 'unpublish', at: tomorrow }),
    versions: 0,
    status: 201,
  },
}

function casesOf(databaseUrl: () => Promise<string | null>) {
  let server: TestServer
  let cookie: string
  beforeAll(async () => {
    server = await serve(site(), { databaseUrl: await databaseUrl() })
    cookie = await server.signIn()
  })
  afterAll(() => server.close())

  async function make(before?: object): Promise<Thing> {
    const { payload } = server
    const data = { title: 'A', _status: 'published' }
    const { id } = await payload.create({ collection: 'things', data } as never)
    const made = { collection: 'things', id, data: before, trash: true }
    if (before) await payload.update(made as never)
    const { docs } = await versionsOf(id as number)
    const now = await payload.findByID({ collection: 'things', id, trash: true } as never)
    const { updatedAt } = now as unknown as Thing
    return { id: id as number, updatedAt, version: docs[0]!.id as unknown as number }
  }
  const versionsOf = (id: number) =>
    server.payload.findVersions({
      ...{ collection: 'things', where: { parent: { equals: id } }, limit: 0, trash: true },
    } as never)

  const send = (command: Command, thing: Thing, name: string) =>
    server.send(command.method, `/api${command.path(thing)}`, command.body?.(thing) ?? {}, {
      cookie,
      [idempotencyHeader]: name,
      ...(command.based && { [baseHeader]: thing.updatedAt }),
    })
  const counted = async (id: number) => {
    const { payload } = server
    const [versions, documents, jobs] = await Promise.all([
      versionsOf(id),
      payload.count({ collection: 'things', trash: true } as never),
      payload.count({ collection: 'payload-jobs' } as never),
    ])
    return [versions.totalDocs, documents.totalDocs, jobs.totalDocs]
  }

  test.each(Object.entries(commands))('33.16 %s twice is done once', async (_what, command) => {
    const thing = await make(command.before)
    const before = await counted(thing.id)
    const first = await send(command, thing, `once ${_what}`)
    expect(first.ok).toBe(true)
    const after = await counted(thing.id)
    expect(after[0]).toBe(before[0]! + command.versions)

    const second = await send(command, thing, `once ${_what}`)
    expect(second.status).toBe(command.status)
    expect(await counted(thing.id)).toEqual(after)
    if (!second.ok) return
    const [one, again] = await Promise.all([first.json(), second.json()])
    expect(again.doc?.id ?? again.id).toEqual(one.doc?.id ?? one.id)
  })

  test('33.16 taking a plan back twice takes no other one', async () => {
    const thing = await make()
    const ask = (method: string, path: string, body?: object) =>
      server.send(method, `/api${path}`, body ?? {}, { cookie })
    const plan = { collectionSlug: 'things', id: thing.id, at: tomorrow }
    await ask('POST', schedulePath, { ...plan, action: 'unpublish' })
    const { planned } = await (
      await ask('POST', schedulePath, { ...plan, action: 'publish' })
    ).json()
    expect(planned).toHaveLength(2)
    const removal = `${schedulePath}/${planned[0].id}`

    const answers = [await ask('DELETE', removal), await ask('DELETE', removal)]
    expect(answers.map(({ status }) => status)).toEqual([200, 404])
    expect((await answers[0]!.json()).planned).toEqual([planned[1]])
  })

  test('33.16 restoring a version of a global twice makes one version', async () => {
    const { payload } = server
    const save = (title: string) => payload.updateGlobal({ slug: 'shop', data: { title } as never })
    const versions = async () => (await payload.findGlobalVersions({ slug: 'shop' })).docs
    await save('A')
    const { updatedAt } = (await save('B')) as { updatedAt: string }
    const before = await versions()
    const restore = (name = 'once') =>
      server.send(
        'POST',
        `/api/globals/shop/versions/${before.at(-1)!.id}?depth=0`,
        {},
        {
          cookie,
          [baseHeader]: updatedAt,
          [idempotencyHeader]: name,
        },
      )

    const [one, again] = [await restore(), await restore()]
    expect([one.status, again.status]).toEqual([200, 200])
    const told = await again.json()
    expect(told).toMatchObject({ doc: { title: 'A' }, message: (await one.json()).message })
    expect(await versions()).toHaveLength(before.length + 1)
    expect(await payload.findGlobal({ slug: 'shop' })).toMatchObject({ title: 'A' })
    // Under another name it says what it's based on, which is no longer the latest.
    expect((await restore('another')).status).toBe(409)
  })

  test('33.16 under another name it is another command', async () => {
    const thing = await make()
    const [, before] = await counted(thing.id)
    const copies = ['one', 'two'].map((name) => send(commands.duplicating!, thing, name))
    expect((await Promise.all(copies)).map(({ status }) => status)).toEqual([200, 200])

    expect((await counted(thing.id))[1]).toBe(before! + 2)
  })

  test('33.16 one name is of one document', async () => {
    for (const thing of [await make(), await make()]) {
      const answer = await send(commands.duplicating!, thing, 'the same')
      expect(await answer.json()).not.toHaveProperty('isRepeated')
    }
  })
}

describe('a command that is sent twice', () => onBothDatabases(casesOf))
