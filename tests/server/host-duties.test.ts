import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { buildConfig, getPayload } from 'payload'
import { expect, test } from 'vitest'
import { stateroom } from '#server'
import { temporaryFolder } from './kit/temporary-folder.ts'

/** What a Payload project with our plugin writes to its log when it starts. */
async function loggedBy(isHosted: boolean): Promise<string> {
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
  })
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
