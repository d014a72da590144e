// @module-tag slow
import type { Config } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { baseHeader } from '#contracts/revisions'
import { randomOf, seed } from '../kit/machines/random.ts'
import { foreignPayload } from './kit/foreign-payload.ts'
import type { Mongodb } from './kit/mongodb.ts'
import { mongodbKinds, openMongodb } from './kit/mongodb.ts'
import { mongooseAdapter } from './kit/mongoose-adapter.ts'
import { revisedSite } from './kit/revised-site.ts'

const races = Number(process.env.STATEROOM_RACES ?? 60)

const person = { email: 'ada@site.example', password: 'a-long-password', role: 'admin' }

interface Saved {
  updatedAt: string
  state: string
}

/** Two Payloads on one database, each with connections of its own, as two processes have them. */
describe.each(mongodbKinds)('on MongoDB, %s', (_name, kind) => {
  let mongodb: Mongodb
  let sites: Awaited<ReturnType<typeof foreignPayload>>[]
  let authorization: string

  beforeAll(async () => {
    mongodb = await openMongodb(kind)
    const url = mongodb.newDatabase()
    const { collections, globals, localization } = revisedSite() as unknown as Config
    const open = async () =>
      foreignPayload(
        { collections: collections!, globals: globals!, localization: localization! },
        { db: await mongooseAdapter({ url }) },
      )
    sites = [await open(), await open()]
    const { payload } = sites[0]!
    await payload.create({ collection: 'users', data: person })
    authorization = `JWT ${(await payload.login({ collection: 'users', data: person })).token}`
  })
  afterAll(async () => {
    for (const site of sites) await site.close()
    await mongodb.stop()
  })

  const save = async (
    nth: number,
    { base, data, path, takeMs }: { base: string; data: object; path: string; takeMs: number },
  ) => {
    const method = path.startsWith('/api/globals') ? 'POST' : 'PATCH'
    const headers = { authorization, [baseHeader]: base, 'x-take-ms': `${takeMs}` }
    const answer = await sites[nth % 2]!.send(method, path, data, headers)
    const { doc, result } = await answer.json()
    return { status: answer.status, doc: (doc ?? result) as Saved }
  }
  const make = async (slug: string): Promise<[string, Saved]> => {
    const doc = await sites[0]!.payload.create({ collection: slug, data: {} })
    return [`/api/${slug}/${doc.id}`, doc as unknown as Saved]
  }
  const makeGlobal = async (slug: string): Promise<[string, Saved]> => {
    const data = { state: 'start' }
    const doc = await sites[0]!.payload.updateGlobal({ slug, data: data as never })
    return [`/api/globals/${slug}`, doc as unknown as Saved]
  }
  const subjects = [
    ['a document', () => make('pages'), ''],
    ['a draft', () => make('articles'), '&draft=true'],
    ['an autosaved draft', () => make('articles'), '&draft=true&autosave=true'],
    ['a published document', () => make('articles'), '&locale=en'],
    ['a global', () => makeGlobal('header'), ''],
    ['a global with drafts', () => makeGlobal('front'), '&draft=true'],
  ] as const

  test.each(subjects)(
    'R4 of several saves on one base one wins, each time: %s',
    async (_, made, query) => {
      const random = randomOf(seed)
      const [path, start] = await made()
      let { updatedAt } = start
      for (let race = 0; race < races; race++) {
        const rivals = 2 + random.below(3)
        const answers = await Promise.all(
          Array.from({ length: rivals }, (_, nth) =>
            save(nth, {
              base: updatedAt,
              data: { state: `${race}-${nth}` },
              path: `${path}?depth=0${query}`,
              takeMs: random.below(6),
            }),
          ),
        )
        const winner = answers.find(({ status }) => status === 200)?.doc
        const statuses = answers.map(({ status }) => status).sort()
        expect(statuses).toEqual([200, ...Array(rivals - 1).fill(409)])
        expect(answers.map(({ doc }) => doc.state)).toEqual(Array(rivals).fill(winner?.state))
        updatedAt = winner!.updatedAt
      }
    },
  )
})
