import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { Config } from 'payload'
import { buildConfig, getPayload } from 'payload'
import { afterEach, expect, test, vi } from 'vitest'
import { stateroom } from '#server'
import { inProject } from '../../scripts/kit/root.ts'
import { temporaryFolder } from './kit/temporary-folder.ts'

afterEach(() => vi.unstubAllEnvs())

/** What a Payload project with our plugin writes to its log when it starts. */
async function loggedBy(isHosted: boolean, more: Partial<Config> = {}): Promise<string> {
  let logged = ''
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      logged += String(chunk)
      done()
    },
  })
  const url = `file:${join(temporaryFolder('foreign'), 'foreign.db')}`
  const config = await buildConfig({
    secret: 'of-a-project-of-somebody-else-32',
    telemetry: false,
    typescript: { autoGenerate: false },
    collections: [{ slug: 'users', auth: true, fields: [] }],
    db: sqliteAdapter({ client: { url } }),
    logger: { options: { level: 'info' }, destination },
    plugins: [stateroom({ isHosted })],
    ...more,
  })
  vi.stubEnv('PAYLOAD_DISABLE_DEPENDENCY_CHECKER', 'true')
  const payload = await getPayload({ config, key: randomUUID() })
  await payload.destroy()
  return logged
}

test('18.13 a project of somebody else is told once, in one box, what stays with its host', async () => {
  const logged = await loggedBy(false)
  expect(logged.match(/what stays with the host/g)).toHaveLength(1)
  for (const duty of ['request body', 'content policy', 'behind a proxy', 'csrf', 'scheduled']) {
    expect(logged).toContain(duty)
  }
  expect(await loggedBy(true)).not.toContain('what stays with the host')
})

test('37.1.5 each of them is told with the file and what to write there, until the config has it', async () => {
  const routes = 'app/(payload)/api/[...slug]/route.ts'
  const logged = await loggedBy(false)
  const box = logged.split('\\n').map((line) => line.replaceAll(/^│ | *│$/g, ''))
  const toWrite = (what: string) => box[box.findIndex((line) => line.startsWith(`• ${what}`)) + 1]

  expect(toWrite('limits on the size')).toContain(`${routes}: export const POST = guardRoutes()(`)
  expect(toWrite('the address of visitors')).toContain(`${routes}: guardRoutes({ trustProxy: 1 })`)
  expect(toWrite('the content policy')).toContain('next.config.ts: headers: async')
  expect(toWrite('sessions only from')).toContain('payload.config.ts: csrf: [')
  expect(toWrite('email')).toContain('payload.config.ts: email: nodemailerAdapter(')
  expect(toWrite('running the jobs')).toContain('payload.config.ts: jobs: { autoRun: [')
  expect(toWrite('the permissions')).toContain('the command that starts the server: umask 077')
  const page = /Each step in full: node_modules\/stateroom-admin\/([\w/.-]+\.md)/.exec(logged)?.[1]
  expect(existsSync(inProject(page ?? ''))).toBe(true)

  const done = await loggedBy(false, {
    csrf: ['https://cms.example'],
    email: () => ({
      ...{ name: 'none', defaultFromAddress: 'a@site.example', defaultFromName: 'A' },
      sendEmail: async () => {},
    }),
    jobs: { autoRun: [{ cron: '* * * * *' }], tasks: [] },
  })
  expect(done).toContain('guardRoutes')
  expect(done).not.toMatch(/csrf|nodemailerAdapter|autoRun/)
})
