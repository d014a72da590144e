// @module-tag slow
import { existsSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from './kit/doors.ts'
import { aPayloadProject } from './kit/payload-project.ts'
import type { Project } from './kit/stateroom.ts'
import { aProject, Stateroom, start } from './kit/stateroom.ts'

/** Each command loads the whole server. */
const patience = 600_000

test(
  '23 CLI-1 a project that is right is ok, before its first start and while it runs',
  async () => {
    const project = aProject()
    const before = await doctor(project)
    expect([before.code, before.states]).toEqual([
      0,
      {
        ...{ node: 'ok', stateroom: 'ok', packages: 'ok', port: 'ok', data: 'ok', disk: 'ok' },
        ...{ browser: 'warning', config: 'ok', secret: 'ok', database: 'ok', email: 'ok' },
      },
    ])
    expect(before.said).toContain('The first start makes them.')
    expect(existsSync(project.dataDir), 'nothing is made').toBe(false)

    const server = start(project)
    const [, port = ''] = await server.says(/^Stateroom is ready at http:\/\/localhost:(\d+)/m)
    const running = await doctor(project, { PORT: port })
    expect(running.said).toContain(`A server answers on port ${port}, and its database does, too.`)
    expect(running.said).toContain('can be reached, and its tables match the config.')

    const config = `collections: [{ slug: 'pages', fields: [{ name: 'title', type: 'text' }] }]`
    writeFileSync(
      project.configPath,
      `import { defineConfig } from 'stateroom-admin'\nexport default defineConfig({ ${config} })`,
    )
    expect((await doctor(project)).states.database).toBe('warning')
    const inUse = await doctor(project, { NODE_ENV: 'production' })
    expect([inUse.code, inUse.states]).toMatchObject([1, { database: 'wrong', email: 'warning' }])
    server.child.kill('SIGTERM')
    await server.ends()
  },
  patience,
)

test(
  '23 what is wrong says what to do, and no secret is told',
  async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => taken.once('listening', resolve))
    const { port } = taken.address() as AddressInfo
    const closed = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => closed.once('listening', resolve))
    const { port: nobody } = closed.address() as AddressInfo
    await new Promise((resolve) => closed.close(resolve))
    const project = aProject(`import { defineConfig } from 'stateroom-admin'
export default defineConfig({
  collections: [],
  email: {
    from: 'news@site.example',
    smtp: { host: '127.0.0.1', port: ${nobody}, user: 'ada', password: 'mail-password' },
  },
})`)
    const { code, err, said, states } = await doctor(project, {
      PORT: `${port}`,
      STATEROOM_SECRET: 'short-secret',
      DATABASE_URL: 'postgres://ada:database-password@127.0.0.1:1/none',
    })
    taken.close()

    expect([code, err]).toEqual([1, 'Problems: 4. Each line above says what to do.'])
    expect(states).toMatchObject({
      port: 'wrong',
      secret: 'wrong',
      database: 'wrong',
      email: 'wrong',
    })
    expect(said).toContain(
      `Port ${port} is in use. Stop the program that’s using it, or choose another port with PORT.`,
    )
    expect(said).toContain('STATEROOM_SECRET has 12 characters and can be guessed. Use 32 or more.')
    expect(said).toContain('Can’t reach the database at postgres://ada@127.0.0.1:1/none')
    expect(said).toContain('The mail server 127.0.0.1 can’t be used: ')
    expect(said + err).not.toMatch(/short-secret|mail-password|database-password/)
  },
  patience,
)

test(
  '23 a config that can’t be loaded is said in a line, in German as well',
  async () => {
    const project = aProject('export default {')
    const stateroom = new Stateroom(project, ['doctor'], { LANG: 'de_DE.UTF-8' })
    expect(await stateroom.ends()).toBe(1)
    expect(stateroom.out).toMatch(
      /^✗ falsch +Die Konfiguration stateroom\.config\.ts:1:17 lässt sich nicht laden: /m,
    )
    expect(stateroom.err.trim()).toBe('Probleme: 1. Jede Zeile darüber sagt, was zu tun ist.')
  },
  patience,
)

test('37.1.10 a secret in the config is one, and a short one is told', async () => {
  const withSecret = (secret: string) =>
    aProject(`export default { secret: '${secret}', collections: [] }`)
  const [long, short] = await Promise.all([
    doctor(withSecret('a-secret-of-thirty-two-characters')),
    doctor(withSecret('a-short-one')),
  ])

  expect([long.states.secret, long.said]).toEqual([
    'ok',
    expect.stringContaining('The config’s secret is long enough.'),
  ])
  expect([short.states.secret, short.said]).toEqual([
    'warning',
    expect.stringContaining('“secret” is shorter than 32 characters and isn’t used'),
  ])
  expect(long.said).not.toContain('The first start makes a secret')
  expect(long.said + short.said).not.toMatch(/a-secret-of|a-short-one/)
})

test('37.1.10 what Payload says of a config is told, not that something went wrong', async () => {
  const project = aProject(`export default {
  collections: [],
  plugins: [(config) => ({ ...config, collections: [...config.collections, {
    slug: 'finds', fields: [{ name: 'doc', type: 'relationship', relationTo: [] }],
  }] })],
}`)
  const { code, said } = await doctor(project)

  expect(code).toBe(1)
  expect(said).toContain(
    'Payload refuses it: Field \\"doc\\" of type \\"relationship\\" has an empty',
  )
  expect(said).not.toMatch(/Something went wrong|has no mistakes/)
})

test('37.1.10 doctor finds the config of a Payload project, as check does', async () => {
  const project = aPayloadProject({
    '.env': 'PAYLOAD_SECRET=a-secret-of-thirty-two-characters',
    'src/payload.config.ts': `import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { buildConfig } from 'payload'

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? '',
  db: sqliteAdapter({ client: { url: 'file:./site.db' } }),
})`,
  })
  const { code, said, states } = await doctor(project)

  expect([code, states]).toEqual([
    0,
    {
      ...{ node: 'ok', stateroom: 'ok', packages: 'ok', browser: 'warning' },
      ...{ config: 'ok', secret: 'ok', database: 'ok', email: 'ok' },
    },
  ])
  expect(said).toContain('src/payload.config.ts has no mistakes.')
  expect(said).toMatch(/There’s no database at \S+site\.db yet\./)
  expect(existsSync(join(project.dir, 'site.db')), 'nothing is made').toBe(false)
})

test('37.1.10 doctor --deploy answers whether a site can be deployed, and what is missing', async () => {
  const project = aProject()
  const notYet = await run(project, ['doctor', '--deploy'])
  expect(notYet.code).toBe(1)
  expect(notYet.out).toMatch(/^✗ wrong +STATEROOM_URL isn’t set/m)
  expect(notYet.err).toBe('Don’t deploy yet. Problems: 1. Each line above says what to do.')
  expect(notYet.out).not.toContain('Playwright')

  const local = await doctor(project, { STATEROOM_URL: 'http://localhost:3000' }, '--deploy')
  expect([local.code, local.states.address]).toEqual([1, 'wrong'])

  const env = {
    STATEROOM_URL: 'https://cms.example',
    STATEROOM_SECRET: 'a-secret-of-thirty-two-characters',
  }
  const { states } = await doctor(project, env, '--deploy')
  expect(states).toMatchObject({
    ...{ packages: 'ok', config: 'ok', secret: 'ok', database: 'ok', address: 'ok' },
    ...{ storage: 'warning', email: 'warning' },
  })
  const ready = await run(project, ['doctor', '--deploy'], env)
  expect([ready.code, ready.err]).toEqual([0, ''])
  expect(ready.out).toMatch(/^! warning +Content is on this machine’s disk: \S+stateroom\.db\./m)
  expect(ready.out).toMatch(/\nThe site can be deployed\. Read the warnings first: 2\.\n$/)
})

async function doctor(
  project: Pick<Project, 'dir'>,
  env: Record<string, string> = {},
  ...args: string[]
) {
  const stateroom = new Stateroom(project, ['doctor', '--json', ...args], env)
  const code = await stateroom.ends()
  const { findings } = JSON.parse(stateroom.out) as {
    findings: { check: string; state: string; message: string }[]
  }
  return {
    code,
    err: stateroom.err.trim(),
    said: stateroom.out,
    states: Object.fromEntries(findings.map(({ check, state }) => [check, state])),
  }
}
