// @module-tag slow
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { eventsPath } from '#contracts/events'
import { lockPath } from '#contracts/locks'
import { listenLive } from './kit/listen-live.ts'
import { liveSite } from './kit/live-site.ts'
import { hasPostgres } from './kit/postgres.ts'
import { admin } from './kit/serve.ts'
import type { ManyProcesses } from './kit/two-processes.ts'
import { openTwo } from './kit/two-processes.ts'

const grace = { email: 'grace@site.example', password: 'another-long-password' }
const viewing = { activity: 'viewing' } as const

describe.runIf(hasPostgres)('on PostgreSQL, in two processes', () => {
  let site: ManyProcesses
  let ada: string
  let editor: string

  beforeAll(async () => {
    site = await openTwo(liveSite, 'tests/server/kit/live-site.ts')
    const { payload, signIn } = site.server
    await payload.create({ collection: 'users', data: { ...grace, role: 'editor' } })
    ada = await signIn(admin)
    editor = await signIn(grace)
  })
  afterAll(() => site.close())

  const here = () => site.addresses[0]!
  const there = () => site.addresses[1]!
  const make = async () => {
    const { id } = await site.server.payload.create({ collection: 'pages', data: {} })
    return { collectionSlug: 'pages', id }
  }
  const listen = async (origin: string, cookie: string) => {
    const listener = await listenLive(origin, cookie)
    onTestFinished(listener.cut)
    return listener
  }
  const send = async (
    origin: string,
    cookie: string,
    method: string,
    path: string,
    body: object,
  ) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie, origin },
      body: JSON.stringify(body),
    })
    expect(answer.ok).toBe(true)
  }

  test('LOCK-6 two people at two processes see each other, and what each of them does', async () => {
    const page = await make()
    const mine = await listen(here(), ada)
    await mine.watch([{ ...page, ...viewing }])
    await mine.next('present')
    const theirs = await listen(there(), editor)
    await theirs.watch([{ ...page, activity: 'editing', field: 'title' }])

    const { people } = await mine.next('present')
    expect(people).toMatchObject([{ who: { title: grace.email }, field: 'title' }])
    await theirs.next('present', ({ people }) => people.length === 1)
    await send(there(), editor, 'POST', lockPath, { ...page, action: 'acquire' })
    const { lock } = await mine.next('lock', ({ lock }) => lock !== null)
    expect(lock).toMatchObject({ isMine: false, holder: { title: grace.email } })
    await send(there(), editor, 'PATCH', `/pages/${page.id}`, { title: 'B' })
    expect((await mine.next('saved')).by).toMatchObject({ title: grace.email })
    await send(here(), ada, 'PATCH', `/pages/${page.id}?overrideLock=true`, { title: 'C' })
    expect((await theirs.next('saved', ({ isMine }) => !isMine)).document).toEqual(page)
    await theirs.watch([])
    expect((await mine.next('present')).people).toEqual([])
  })

  test('LOCK-6 what a browser asks at one process is told by its stream at another', async () => {
    const pages = await Promise.all(Array.from({ length: 50 }, make))
    const mine = await listen(here(), ada)
    const documents = pages.map((page) => ({ ...page, ...viewing, field: 'ü'.repeat(300) }))
    await send(there(), ada, 'POST', eventsPath, {
      stream: mine.stream,
      documents,
      collections: [],
    })
    const last = pages.at(-1)!
    await mine.next('present', ({ document }) => document.id === last.id)
    await send(there(), editor, 'PATCH', `/pages/${last.id}`, { title: 'B' })
    expect((await mine.next('saved')).document).toEqual(last)
  })

  test('LOCK-6 a session that is ended at one process ends at the other', async () => {
    const cookie = await site.server.signIn(grace)
    const theirs = await listen(there(), cookie)
    await send(here(), cookie, 'POST', '/users/logout', {})
    await theirs.ended
  })

  test('LOCK-6 whose way to the others was cut tells to ask for the truth, and then goes on', async () => {
    const page = await make()
    const mine = await listen(here(), ada)
    await mine.watch([{ ...page, ...viewing }])
    const theirs = await listen(there(), editor)
    await theirs.watch([{ ...page, ...viewing }])
    await mine.next('present', ({ people }) => people.length === 1)

    await cutWires()
    await Promise.all([mine.next('missed'), theirs.next('missed')])
    await send(there(), editor, 'PATCH', `/pages/${page.id}`, { title: 'B' })
    await mine.next('saved')
    await send(here(), ada, 'PATCH', `/pages/${page.id}`, { title: 'C' })
    await theirs.next('saved', ({ isMine }) => !isMine)
  })

  /** As a database that was restarted does. */
  async function cutWires(): Promise<void> {
    // Payload's types know no statements.
    const { drizzle, execute } = site.server.payload.db as unknown as {
      drizzle: unknown
      execute: (statement: { drizzle: unknown; raw: string }) => PromiseLike<unknown>
    }
    const raw = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                   WHERE datname = current_database() AND application_name = 'stateroom'`
    await execute({ drizzle, raw })
  }
})
