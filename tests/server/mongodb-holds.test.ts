import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { LockAnswer } from '#contracts/locks'
import { lockPath } from '#contracts/locks'
import { baseHeader } from '#contracts/revisions'
import { foreignPayload } from './kit/foreign-payload.ts'
import type { Mongodb } from './kit/mongodb.ts'
import { mongodbKinds, openMongodb } from './kit/mongodb.ts'
import { mongooseAdapter } from './kit/mongoose-adapter.ts'

const people = ['ada', 'grace'].map((name) => ({
  email: `${name}@site.example`,
  password: 'a-long-password',
}))

/** Called while a document is saved, after its base was compared. */
let meanwhile: () => Promise<void> = async () => {}

const pages = {
  slug: 'pages',
  fields: [
    { name: 'title', type: 'text' as const },
    { name: 'text', type: 'text' as const },
  ],
  versions: { drafts: true },
  hooks: {
    beforeChange: [
      async ({ data }: { data: { title?: string } }) => {
        if (data.title === 'slow') await meanwhile()
        return data
      },
    ],
  },
}

describe.each(mongodbKinds)('what is held on MongoDB, %s', (_name, kind) => {
  let mongodb: Mongodb
  let sites: Awaited<ReturnType<typeof foreignPayload>>[]
  let tokens: string[]

  beforeAll(async () => {
    mongodb = await openMongodb(kind)
    const url = mongodb.newDatabase()
    const collections = [{ slug: 'users', auth: true as const, fields: [] }, pages]
    const open = async () => foreignPayload({ collections }, { db: await mongooseAdapter({ url }) })
    sites = [await open(), await open()]
    const { payload } = sites[0]!
    for (const data of people) await payload.create({ collection: 'users', data })
    tokens = []
    for (const data of people) {
      tokens.push(`JWT ${(await payload.login({ collection: 'users', data })).token}`)
    }
  })
  afterAll(async () => {
    for (const site of sites) await site.close()
    await mongodb.stop()
  })

  const make = (data: object = { title: 'One' }) =>
    sites[0]!.payload.create({ collection: 'pages', data: { _status: 'published', ...data } })
  const save = (nth: number, id: unknown, data: object, base?: unknown) =>
    sites[nth]!.send('PATCH', `/api/pages/${id}?depth=0`, data, {
      authorization: tokens[nth]!,
      ...(base !== undefined && { [baseHeader]: String(base) }),
    })
  const leases = () =>
    (
      sites[0]!.payload.db as unknown as {
        connection: { db: { collection: (name: string) => Collection } }
      }
    ).connection.db.collection('stateroom_holds')

  test('R4 who comes while another process saves waits for it, and is told what it saved', async () => {
    const { id, updatedAt } = await make()
    let second: Promise<Response> | undefined
    meanwhile = async () => {
      second = save(1, id, { title: 'late' }, updatedAt)
      await vi.waitFor(async () => expect(await leases().countDocuments({})).toBe(1))
    }

    expect((await save(0, id, { title: 'slow' }, updatedAt)).status).toBe(200)
    const late = await second!
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ code: 'document.stale', doc: { title: 'slow' } })
  })

  test('nothing is held any more when a save has ended, however it ended', async () => {
    const { id, updatedAt } = await make()
    meanwhile = async () => {
      throw new Error('A hook of the site fails.')
    }
    expect((await save(0, id, { title: 'slow' }, updatedAt)).status).toBe(500)
    expect((await save(0, id, { title: 'stale' }, new Date(0).toISOString())).status).toBe(409)
    expect((await save(0, id, { title: 'Two' }, updatedAt)).status).toBe(200)

    expect(await leases().countDocuments({})).toBe(0)
  })

  test('what a process held that was killed is free when its time is up', async () => {
    const { id, updatedAt } = await make()
    const name = JSON.stringify(['collection', 'pages', String(id)])
    const until = new Date(Date.now() + 300)
    await leases().insertOne({ _id: name, owner: 'of the dead', until })

    expect((await save(0, id, { title: 'Two' }, updatedAt)).status).toBe(200)
    expect(Date.now()).toBeGreaterThanOrEqual(until.getTime())
  })

  test('R4 a process that stood still for too long writes nothing over what came after', async () => {
    const { id, updatedAt } = await make()
    meanwhile = async () => {
      // Another process has taken the lease by now, and saved.
      const now = performance.now()
      vi.spyOn(performance, 'now').mockImplementation(() => now + 60_000)
    }
    const answer = await save(0, id, { title: 'slow' }, updatedAt).finally(() =>
      vi.restoreAllMocks(),
    )

    expect(answer.status).toBe(500)
    const doc = await sites[0]!.payload.findByID({ collection: 'pages', id })
    expect(doc).toMatchObject({ title: 'One', updatedAt })
  })

  test('LOCK-3 of two processes that ask for a lock at once one gets it, each time', async () => {
    const { id } = await make()
    for (let round = 0; round < 30; round++) {
      const ask = async (nth: number, action: string) =>
        (
          (await (
            await sites[nth]!.send(
              'POST',
              `/api${lockPath}`,
              { collectionSlug: 'pages', id, action },
              { authorization: tokens[nth]! },
            )
          ).json()) as LockAnswer
        ).lock
      const action = round % 2 === 0 ? 'acquire' : 'takeOver'
      const got = await Promise.all([0, 1].map((nth) => ask(nth, action)))
      const mine = got.filter((lock) => lock?.isMine)
      // Who takes over has it, until the other one does.
      expect(mine).toHaveLength(action === 'acquire' ? 1 : 2)
      const { totalDocs } = await sites[0]!.payload.count({
        collection: 'payload-locked-documents',
      })
      expect(totalDocs).toBe(1)
      for (const nth of [0, 1]) await ask(nth, 'release')
    }
  })

  test('VER-2 a restored version is all that the document is', async () => {
    const { id } = await make()
    await save(0, id, { text: 'Later.' })
    const { docs } = await sites[0]!.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      sort: 'updatedAt',
    })

    await sites[0]!.payload.restoreVersion({ collection: 'pages', id: docs[0]!.id })

    const doc = await sites[0]!.payload.findByID({ collection: 'pages', id })
    expect(doc.text ?? null).toBeNull()
  })
})

interface Collection {
  countDocuments: (filter: object) => Promise<number>
  insertOne: (document: object) => Promise<unknown>
}
