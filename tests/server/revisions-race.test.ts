// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { baseHeader } from '#contracts/revisions'
import { hasPostgres } from './kit/postgres.ts'
import { revisedSite } from './kit/revised-site.ts'
import type { ManyProcesses } from './kit/two-processes.ts'
import { openOne, openTwo } from './kit/two-processes.ts'

/** Of each kind, so that it is 300 on each database. `STATEROOM_RACES=300` runs as many of each kind. */
const races = Number(process.env.STATEROOM_RACES ?? 50)

interface Saved {
  updatedAt: string
  state: string
}

function raceCases(open: () => Promise<ManyProcesses>) {
  let site: ManyProcesses
  let cookie: string

  beforeAll(async () => {
    site = await open()
    cookie = await site.server.signIn()
  })
  afterAll(() => site.close())

  /** The `nth` of three sends it to another process than the others, where there is one. */
  const save = async (nth: number, path: string, base: string | null, data: object) => {
    const origin = site.addresses[nth % site.addresses.length]!
    const answer = await fetch(origin + path, {
      method: path.startsWith('/api/globals') ? 'POST' : 'PATCH',
      headers: {
        'content-type': 'application/json',
        cookie,
        origin,
        // Between the look at the base and the write, so that the others come meanwhile.
        'x-take-ms': `${2 + nth}`,
        ...(base && { [baseHeader]: base }),
      },
      body: JSON.stringify(data),
    })
    const { doc, result } = await answer.json()
    return { status: answer.status, doc: (doc ?? result) as Saved }
  }
  const make = async (slug: string): Promise<string> =>
    `/api/${slug}/${(await site.server.payload.create({ collection: slug, data: {} })).id}`

  test.each([
    ['a document', () => make('pages'), ''],
    ['a document with drafts', () => make('articles'), '&draft=true'],
    ['an autosaved document', () => make('articles'), '&draft=true&autosave=true'],
    ['a published document', () => make('articles'), '&locale=en'],
    ['a global', async () => '/api/globals/header', ''],
    ['a global with drafts', async () => '/api/globals/front', '&draft=true'],
  ])(
    `R4 of three saves on one base one wins, each time: %s`,
    async (_name, made, query) => {
      const path = `${await made()}?depth=0${query}`
      let latest = (await save(0, path, null, { state: 'start' })).doc

      for (let race = 0; race < races; race++) {
        const answers = await Promise.all(
          [0, 1, 2].map((nth) => save(nth, path, latest.updatedAt, { state: `${race}-${nth}` })),
        )
        const winner = answers.find(({ status }) => status === 200)?.doc
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
        expect(answers.map(({ doc }) => doc.state)).toEqual(Array(3).fill(winner?.state))
        expect(answers.map(({ doc }) => doc.updatedAt)).toEqual(Array(3).fill(winner?.updatedAt))
        latest = winner!
      }
    },
    600_000,
  )
}

describe('on SQLite', () => raceCases(() => openOne(revisedSite())))

describe.runIf(hasPostgres)('on PostgreSQL, in two processes', () =>
  raceCases(() => openTwo(revisedSite, 'tests/server/kit/revised-site.ts')),
)
