// @module-tag slow
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Postgres } from '../server/kit/postgres.ts'
import { hasPostgres, startPostgres } from '../server/kit/postgres.ts'
import type { Project } from './kit/stateroom.ts'
import { aProject, Stateroom, start } from './kit/stateroom.ts'

const production = { NODE_ENV: 'production' }

const configWith = (fields: string) => `import { defineConfig } from 'stateroom-admin'

export default defineConfig({
  collections: [
    { slug: 'users', auth: true, fields: [] },
    { slug: 'posts', access: { read: () => true }, fields: [${fields}] },
  ],
})
`
const before = `
  { name: 'title', type: 'text' },
  { name: 'tags', type: 'text', hasMany: true },
  { name: 'old', type: 'text' },
`
const after = `
  { name: 'headline', type: 'text' },
  { name: 'labels', type: 'text', hasMany: true },
  { name: 'summary', type: 'text', index: true },
`
const seed = `export default async (payload) => {
  await payload.create({ collection: 'users', data: { email: 'ada@site.example', password: 'a-long-password' } })
  await payload.create({ collection: 'posts', data: { title: 'Kept', tags: ['x', 'y'], old: 'z' } })
}`
const answers = [
  ...['--rename', 'posts.title=headline', '--rename', 'posts.tags=labels'],
  ...['--drop', 'posts.old'],
]

/** Each command loads the whole server. */
const patience = 600_000

test(
  '21.6 values of renamed fields stay through migrate create, up and down',
  async () => {
    const project = aProject(configWith(before))
    await contentOf(project, {}, seed)
    writeFileSync(project.configPath, configWith(after))
    expect(await migrate(project, ['create'])).toEqual({
      code: 4,
      out: '',
      err: [
        'The config no longer has some of the fields that are stored. For each of them, add a flag that says whether it was renamed or should be deleted with its values:',
        '  --rename posts.title=headline  |  --rename posts.title=summary  |  --drop posts.title',
        '  --rename posts.tags=labels  |  --drop posts.tags',
        '  --rename posts.old=headline  |  --rename posts.old=summary  |  --drop posts.old',
      ].join('\n'),
    })

    expect(migrationsIn(project)).toEqual([])

    const created = await migrate(project, ['create', 'New names!', ...answers])
    expect(created.out).toMatch(
      /^Wrote migrations\/\d{8}_\d{6}_0_initial\.ts\nWrote migrations\/\d{8}_\d{6}_1_New_names_\.ts\n$/,
    )
    const [initial, names] = migrationsIn(project)
    expect(await refused(project, production)).toEqual([
      4,
      `This database is missing migrations: ${initial}, ${names}. Run “stateroom migrate up”, then start again.`,
    ])
    expect(await migrate(project, ['status', '--json'])).toMatchObject({
      out: `${JSON.stringify({
        migrations: [
          { name: initial, state: 'known', batch: null },
          { name: names, state: 'pending', batch: null },
        ],
      })}\n`,
    })

    const ran = await migrate(project, ['up'])
    const [, backup] = /^Backed up the database to (\S+)\n/.exec(ran.out) ?? []
    expect(ran.out).toBe(`Backed up the database to ${backup}\nRan ${initial}\nRan ${names}\n`)
    expect(existsSync(backup ?? '')).toBe(true)
    const [post] = await contentOf(project, production)
    expect(post).toMatchObject({ headline: 'Kept', labels: ['x', 'y'], summary: null })
    expect(post).not.toHaveProperty('old')

    expect(await migrate(project, ['down'])).toMatchObject({
      code: 2,
      err: `Nothing was undone. Undoing ${initial}, ${names} deletes the values of fields that they added; if that’s right, run the command again with --yes.`,
    })
  },
  patience,
)

describe.runIf(hasPostgres)('on PostgreSQL', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  test('21.6 values of renamed fields stay through migrate create, up and down', {
    tags: ['long'],
    timeout: patience,
  }, async () => {
    const database = { DATABASE_URL: postgres.newDatabase() }
    const project = aProject(configWith(before))
    await contentOf(project, database, seed)
    writeFileSync(project.configPath, configWith(after))
    await migrate(project, ['create', 'names', ...answers], database)
    const [initial, names] = migrationsIn(project)

    expect((await migrate(project, ['up'], database)).out).toBe(`Ran ${initial}\nRan ${names}\n`)
    expect(await contentOf(project, { ...database, ...production })).toMatchObject([
      { headline: 'Kept', labels: ['x', 'y'], summary: null },
    ])
  })
})

type Env = Record<string, string>

async function migrate(project: Project, args: readonly string[], env: Env = {}) {
  const stateroom = new Stateroom(project, ['migrate', ...args], env)
  const code = await stateroom.ends()
  return { code, out: stateroom.out, err: stateroom.err.trim() }
}

const migrationsIn = (project: Project): string[] =>
  existsSync(join(project.dir, 'migrations'))
    ? readdirSync(join(project.dir, 'migrations'))
        .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
        .map((file) => file.slice(0, -3))
    : []

/** Starts, and expects it to say one thing last and end. */
async function refused(project: Project, env: Env): Promise<[number | null, string]> {
  const stateroom = start(project, env)
  const code = await stateroom.ends()
  const said = stateroom.err.trim().replace(/^Email isn’t set up.*\n/, '')
  return [code, said]
}

/** The posts that a start serves. */
async function contentOf(project: Project, env: Env, seeding?: string): Promise<unknown[]> {
  const file = join(project.dir, 'seed.ts')
  if (seeding) writeFileSync(file, seeding)
  const stateroom = start(project, env, seeding ? ['--seed', file] : [])
  const [, origin] = await stateroom.says(/^Stateroom is ready at (http:\/\/localhost:\d+)/m)
  const answer = await fetch(`${origin}/api/posts`)
  stateroom.child.kill('SIGTERM')
  await stateroom.ends()
  return ((await answer.json()) as { docs: unknown[] }).docs
}
