// @module-tag slow
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { inProject } from '../../scripts/kit/root.ts'
import { aProject, start } from '../cli/kit/stateroom.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { temporaryFolder } from './kit/temporary-folder.ts'
import { pageOf, wholeSite, withoutIds } from './kit/whole-document.ts'

/** `STATEROOM_KILLS=100` for as many; `STATEROOM_SEED` for the same ones again. */
const kills = Number(process.env.STATEROOM_KILLS ?? 6)
const seed = Number(process.env.STATEROOM_SEED ?? Date.now() % 1_000_000)

/** Which generation of the document is the draft, and which is published. */
interface Generations {
  draft: number
  published: number
}

test(`DOC-13 a server killed ${kills} times while it saves leaves the document whole (seed ${seed})`, async () => {
  const random = randomFrom(seed)
  const dataDir = temporaryFolder('server')
  const { cookie, path } = await prepare(dataDir)
  let possible: readonly Generations[] = [{ draft: 0, published: 0 }]

  for (let kill = 0; kill < kills; kill++) {
    const death = deaths[kill % deaths.length]!(random)
    const server = await startProcess(dataDir, cookie, death.env)
    const found = await server.read(path)
    expect(possible.map(pagesOf)).toContainEqual(found)

    const died = death.inMs === undefined ? server.died() : server.killIn(death.inMs)
    const { answered, sent } = await saveUntilItDies(server, path, generationsOf(found))
    await died
    possible = { before: [answered], after: [sent], anywhere: [answered, sent] }[death.commit]
  }
  await expectSound(dataDir, possible)
}, 1_200_000)

/** What it dies of, and where that is: before the commit of a save or after it. */
interface Death {
  commit: 'before' | 'after' | 'anywhere'
  inMs?: number
  env?: Record<string, string>
}

const deaths: readonly ((random: () => number) => Death)[] = [
  (random) => ({ commit: 'anywhere', inMs: random() * 400 }),
  (random) => ({ commit: 'before', env: { DIE_AFTER_WRITES: `${Math.ceil(random() * 60)}` } }),
  (random) => ({ commit: 'after', env: { DIE_AFTER_COMMITS: `${Math.ceil(random() * 4)}` } }),
]

/** A site with one document, and the session of somebody who may save it. */
async function prepare(dataDir: string) {
  const server = await serve(wholeSite(), { dataDir })
  const data = { ...pageOf(0), _status: 'published' as const }
  const { id } = await server.payload.create({ collection: 'pages', data })
  const cookie = await server.signIn()
  await server.close()
  return { cookie, path: `/api/pages/${id}` }
}

type ServerOfItsOwn = Awaited<ReturnType<typeof startProcess>>

/** The same site as a process of its own. */
async function startProcess(dataDir: string, cookie: string, env: Record<string, string> = {}) {
  const site = `import { wholeSite } from '${inProject('tests/server/kit/whole-document.ts')}'
export default wholeSite()
`
  const stateroom = start(aProject(site), { STATEROOM_DATA: dataDir, ...env })
  onTestFinished(() => {
    stateroom.child.kill('SIGKILL')
  })
  const [origin] = await stateroom.says(/http:\/\/localhost:\d+/)
  const headers = { cookie, origin, 'content-type': 'application/json' }
  const get = async (path: string) =>
    withoutIds(await (await fetch(origin + path, { headers })).json())

  return {
    read: async (path: string) => ({
      draft: await get(`${path}?depth=0&draft=true`),
      published: await get(`${path}?depth=0`),
    }),
    /** False: there was no answer. */
    save: async (path: string, data: object): Promise<boolean> => {
      const init = { method: 'PATCH', headers, body: JSON.stringify(data) }
      const answer = await fetch(origin + path, init).catch(() => null)
      if (answer) expect(answer.status).toBe(200)
      return answer !== null
    },
    killIn: async (ms: number) => {
      await wait(ms)
      stateroom.child.kill('SIGKILL')
      await stateroom.exits()
    },
    died: () => stateroom.exits(),
  }
}

/** Drafts and publications in turn. Which was answered last, and which was sent after it. */
async function saveUntilItDies(server: ServerOfItsOwn, path: string, found: Generations) {
  for (let answered = found; ; ) {
    const generation = answered.draft + 1
    const isDraft = generation % 2 === 0
    const sent = { draft: generation, published: isDraft ? answered.published : generation }
    const query = `?depth=0${isDraft ? '&draft=true' : ''}`
    const data = { ...pageOf(generation), _status: isDraft ? 'draft' : 'published' }
    if (!(await server.save(path + query, data))) return { answered, sent }
    answered = sent
  }
}

const pagesOf = ({ draft, published }: Generations) => ({
  draft: pageOf(draft),
  published: pageOf(published),
})

const generationsOf = (found: { draft: unknown; published: unknown }): Generations => ({
  draft: generationOf(found.draft),
  published: generationOf(found.published),
})

/** Of a document that is whole: any of its values says it. */
const generationOf = (page: unknown): number => Number((page as { title: string }).title)

/** The file is in order, the document as it must be, and so is every version of it. */
async function expectSound(dataDir: string, possible: readonly Generations[]): Promise<void> {
  const server = await serve(wholeSite(), { dataDir })
  const { payload } = server
  const { docs } = await payload.find({ collection: 'pages', draft: true, depth: 0 })
  const { docs: versions } = await payload.findVersions({ collection: 'pages', limit: 0, depth: 0 })

  expect(possible.map(({ draft }) => pageOf(draft))).toContainEqual(withoutIds(docs[0]))
  for (const { version } of versions) {
    expect(withoutIds(version)).toEqual(pageOf(generationOf(version)))
  }
  expect(await query(server, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
  expect(await query(server, 'PRAGMA foreign_key_check')).toEqual([])
  await server.close()
}

async function query({ payload }: TestServer, raw: string): Promise<unknown[]> {
  // Only SQLite's adapter has these.
  const { drizzle, execute } = payload.db as unknown as Sqlite
  return (await execute({ drizzle, raw })).rows.map((row) => ({ ...(row as object) }))
}

interface Sqlite {
  execute: (statement: { drizzle: unknown; raw: string }) => Promise<{ rows: unknown[] }>
  drizzle: unknown
}

/** Numbers between 0 and 1, the same for the same seed. */
function randomFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}
