// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LockAnswer } from '#contracts/locks'
import { lockPath } from '#contracts/locks'
import { lockedSite } from './kit/locked-site.ts'
import { hasPostgres } from './kit/postgres.ts'
import type { ManyProcesses } from './kit/two-processes.ts'
import { openOne, openTwo } from './kit/two-processes.ts'

/** Of each kind; `STATEROOM_RACES=200` runs as many of each. */
const races = Number(process.env.STATEROOM_RACES ?? 25)

const people = ['ann', 'ben', 'cleo'].map((name) => ({
  email: `${name}@site.example`,
  password: 'a-long-password',
}))

function raceCases(open: () => Promise<ManyProcesses>) {
  let site: ManyProcesses
  let cookies: string[]

  beforeAll(async () => {
    site = await open()
    const { payload, signIn } = site.server
    for (const person of people) {
      await payload.create({ collection: 'users', data: { ...person, role: 'admin' } })
    }
    cookies = await Promise.all(people.map(signIn))
  })
  afterAll(() => site.close())

  /** The `nth` person asks another process than the others, where there is one. */
  const lock = async (nth: number, body: object) => {
    const origin = site.addresses[nth % site.addresses.length]!
    const answer = await fetch(`${origin}/api${lockPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies[nth]!, origin },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(200)
    return ((await answer.json()) as LockAnswer).lock
  }
  const everybody = (body: object) => Promise.all([0, 1, 2].map((nth) => lock(nth, body)))
  const locks = () => site.server.payload.find({ collection: 'payload-locked-documents', depth: 0 })

  const make = async () => {
    const { id } = await site.server.payload.create({ collection: 'pages', data: {} })
    return { collectionSlug: 'pages', id }
  }
  test.each([
    ['a document', make],
    ['a global', async () => ({ globalSlug: 'header' })],
  ])(
    'LOCK-2 of three who ask at once one holds the lock, each time: %s',
    async (_name, made) => {
      const document = await made()
      for (let race = 0; race < races; race++) {
        const answers = await everybody({ ...document, action: 'acquire' })

        expect(answers.filter((answer) => answer?.isMine)).toHaveLength(1)
        expect(new Set(answers.map((answer) => answer?.holder.id)).size).toBe(1)
        expect((await locks()).totalDocs).toBe(1)
        await everybody({ ...document, action: 'release' })
        expect((await locks()).totalDocs).toBe(0)
      }
    },
    600_000,
  )

  test('LOCK-3 of three who take over at once the last one holds it, alone', async () => {
    const document = await make()
    for (let race = 0; race < races / 2; race++) {
      await everybody({ ...document, action: 'takeOver' })

      const answers = await everybody({ ...document, action: 'acquire' })
      expect(answers.filter((answer) => answer?.isMine)).toHaveLength(1)
      expect((await locks()).totalDocs).toBe(1)
    }
    await everybody({ ...document, action: 'release' })
  }, 600_000)
}

describe('on SQLite', () => raceCases(() => openOne(lockedSite())))

describe.runIf(hasPostgres)('on PostgreSQL, in two processes', () =>
  raceCases(() => openTwo(lockedSite, 'tests/server/kit/locked-site.ts')),
)
