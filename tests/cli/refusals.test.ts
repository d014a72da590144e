// @module-tag slow
import { once } from 'node:events'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Project } from './kit/stateroom.ts'
import { aProject, start } from './kit/stateroom.ts'

/** Starts it, and expects it to say one thing and end. */
async function refused(
  project: Project,
  env: Record<string, string> = {},
  args: readonly string[] = [],
) {
  const stateroom = start(project, env, args)
  const code = await stateroom.ends()
  return { code, said: stateroom.err.trim(), out: stateroom.out }
}

describe('a start is refused with one sentence and its exit code', () => {
  test('where another program has the port', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }

    expect(await refused(aProject(), { PORT: `${port}` })).toEqual({
      code: 3,
      said: `Port ${port} is in use. Stop the program that’s using it, or choose another port with PORT.`,
      out: '',
    })
    other.close()
  })

  test('where the data folder cannot be written', async () => {
    expect(await refused(aProject(), { STATEROOM_DATA: '/dev/null/data' })).toEqual({
      code: 4,
      said: 'Can’t write to the folder /dev/null/data. Give this user write access, or set another folder in STATEROOM_DATA.',
      out: '',
    })
  })

  test('where the database does not answer, without its password', async () => {
    const { code, said } = await refused(aProject(), {
      DATABASE_URL: 'postgres://ada:hushhush@127.0.0.1:1/site',
    })

    expect(code).toBe(4)
    expect(said).toMatch(
      /^Can’t reach the database at postgres:\/\/ada@127\.0\.0\.1:1\/site: .*ECONNREFUSED.* Start it or fix DATABASE_URL\.$/,
    )
    expect(said).not.toContain('hushhush')
  })

  test('where the database is no database', async () => {
    const project = aProject()
    mkdirSync(project.dataDir)
    writeFileSync(join(project.dataDir, 'stateroom.db'), 'not a database '.repeat(100))
    const { code, said } = await refused(project)

    expect(code).toBe(4)
    expect(said).toMatch(/^Can’t reach the database at file:.*stateroom\.db: .*not a database/)
  })

  test('where the new config would delete data', async () => {
    const before = aProject(withField('old'))
    const stateroom = start(before, {}, ['--seed', seedWith(before, 'old')])
    await stateroom.says(/ready/)
    stateroom.child.kill('SIGTERM')
    await stateroom.ends()
    writeFileSync(before.configPath, withField('new'))

    const { code, said } = await refused(before)
    const accepted = start(before, { STATEROOM_ACCEPT_DATA_LOSS: '1' })
    await accepted.says(/ready/)
    accepted.child.kill('SIGTERM')

    expect([code, said]).toEqual([
      4,
      expect.stringMatching(/\n {2}--rename posts\.old=new {2}\| {2}--drop posts\.old$/),
    ])
    expect(await accepted.ends()).toBe(0)
  })

  test('where there is no config', async () => {
    const project = aProject()

    expect(await refused(project, {}, ['--config', 'other.ts'])).toEqual({
      code: 2,
      said: `No config found at ${join(project.dir, 'other.ts')}. Pass another path with --config.`,
      out: '',
    })
  })

  test('where the config cannot be read', async () => {
    const { code, said } = await refused(aProject('export default {'))

    expect(code).toBe(2)
    expect(said).toBe(
      [
        'Couldn’t load the config stateroom.config.ts:1:17: Expected identifier but found end of file. Fix it and try again.',
        '> 1 | export default {',
        '    |                 ^',
      ].join('\n'),
    )
  })

  test('CFG-5 where the config has mistakes, with each of them', async () => {
    const { code, said, out } = await refused(
      aProject(`export default {
        collectons: [],
        collections: [
          { slug: 'users', auth: true, fields: [] },
          { slug: 'posts', fields: [{ name: 'title', type: 'txt' }] },
        ],
      }`),
    )

    expect([code, out]).toEqual([2, ''])
    expect(said).toContain('collectons')
    expect(said).toContain('collections[1].fields[0].type')
    expect(said.split('\n').at(-1)).toBe('The config has mistakes: 2. Fix them and try again.')
  })

  test.each([
    ['PORT', 'eighty', '0–65535'],
    ['PORT', '70000', '0–65535'],
    ['DATABASE_URL', 'mysql://127.0.0.1/site', 'postgres://…, postgresql://…, mongodb://…, file:…'],
    ['STATEROOM_URL', 'harbour.example', 'https://…, http://…'],
  ])('where %s is %s', async (name, found, allowed) => {
    expect(await refused(aProject(), { [name]: found })).toEqual({
      code: 2,
      said: `${name} is "${found}", but must be ${allowed}. Fix it and start again.`,
      out: '',
    })
  })

  test("where the admin's files are missing", async () => {
    const project = aProject()
    const { code, said } = await refused(project, {}, ['--admin-dir', '/nowhere'])

    expect([code, said]).toEqual([
      2,
      'The admin panel’s files are missing in /nowhere. Run "npm run build" and start again.',
    ])
  })

  test('where a flag is unknown', async () => {
    const { code, said } = await refused(aProject(), {}, ['--confg', 'x'])

    expect(code).toBe(2)
    expect(said).toBe(
      'Unknown flag “--confg”. Did you mean “--config”?\nRun “stateroom start --help” for usage.',
    )
  })

  test.skipIf(process.getuid?.() === 0)('where the port is not for this user', async () => {
    expect(await refused(aProject(), { PORT: '80' })).toMatchObject({ code: 3 })
  })

  test.skipIf(process.getuid?.() === 0)('where the data folder is read-only', async () => {
    const project = aProject()
    mkdirSync(project.dataDir)
    chmodSync(project.dataDir, 0o500)

    expect(await refused(project)).toMatchObject({ code: 4 })
  })
})

test('I18N-1 it speaks German where the terminal does', async () => {
  const { said } = await refused(aProject(), { LANG: 'de_DE.UTF-8', PORT: 'achtzig' })

  expect(said).toContain('PORT ist "achtzig"')
  const { said: hint } = await refused(aProject(), { LANG: 'de_DE.UTF-8' }, ['--confg', 'x'])
  expect(hint).toContain('„stateroom start --help“ zeigt die Hilfe.')
})

const withField = (name: string) => `export default {
  collections: [
    { slug: 'users', auth: true, fields: [] },
    { slug: 'posts', fields: [{ name: '${name}', type: 'text' }] },
  ],
}`

function seedWith({ dir }: Project, field: string): string {
  const path = join(dir, 'seed.ts')
  writeFileSync(
    path,
    `export default async (payload) => {
      await payload.create({ collection: 'users', data: { email: 'a@b.example', password: 'long-one' } })
      await payload.create({ collection: 'posts', data: { ${field}: 'Value' } })
    }`,
  )
  return path
}
