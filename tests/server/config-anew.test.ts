// @module-tag slow
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { buildConfig, getPayload, handleEndpoints, reload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { LiveEvent } from '#contracts/events'
import { eventsPath } from '#contracts/events'
import { listenLive } from './kit/listen-live.ts'
import { logToStderr } from './kit/log-to-stderr.ts'
import { serveRequests } from './kit/serve-requests.ts'
import { temporaryFolder } from './kit/temporary-folder.ts'

const editor = { email: 'ada@site.example', password: 'a-long-password' }
const key = randomUUID()
const url = `file:${join(temporaryFolder('anew'), 'anew.db')}`

/** One is added with each edit: the database would ask before it drops any. */
const fields = ['title']

let payload: Payload
let site: Awaited<ReturnType<typeof serveRequests>>
let cookie: string

/** The config of a project, with the plugin from a copy of its module that nobody else has. */
async function configWith(fields: readonly string[]) {
  vi.resetModules()
  const { stateroom } = await import('#server')
  return buildConfig({
    secret: 'of-a-project-of-somebody-else-32',
    telemetry: false,
    typescript: { autoGenerate: false },
    admin: { importMap: { autoGenerate: false } },
    collections: [
      { slug: 'users', auth: true, fields: [] },
      {
        slug: 'pages',
        orderable: true,
        fields: fields.map((name) => ({ name, type: 'text' as const })),
      },
    ],
    db: sqliteAdapter({ client: { url } }),
    plugins: [stateroom()],
  })
}

beforeAll(async () => {
  vi.stubEnv('PAYLOAD_DISABLE_DEPENDENCY_CHECKER', 'true')
  payload = await getPayload({ config: await configWith(fields), key })
  logToStderr(payload)
  site = await serveRequests((request) =>
    handleEndpoints({ config: payload.config, request, payloadInstanceCacheKey: key }),
  )
  await payload.create({ collection: 'users', data: editor })
  const { token } = await payload.login({ collection: 'users', data: editor })
  cookie = `payload-token=${token}`
})
afterAll(async () => {
  await payload.destroy()
  await site.close()
})

test('21.1 after twenty edits of a project, events are told, and nothing is wrapped twice', async () => {
  for (let edit = 1; edit <= 20; edit += 1) {
    fields.push(`added${edit}`)
    // As Next.js does it in development after each edit.
    await reload(await configWith(fields), payload, true)
  }
  const listener = await listenLive(site.origin, cookie)
  const page = await payload.create({ collection: 'pages', data: { title: 'One', added20: 'new' } })
  await listener.watch([{ collectionSlug: 'pages', id: page.id, activity: 'viewing' }])
  await payload.update({ collection: 'pages', id: page.id, data: { title: 'Two' } })

  const isUpdate = (event: LiveEvent) => event.type === 'saved' && event.at !== page.updatedAt
  await listener.next('saved', isUpdate)
  listener.cut()
  expect(listener.heard.filter(isUpdate)).toHaveLength(1)
})

test('21.1 LOCK-6 a browser that listens while the project is edited is told to come again', async () => {
  const listener = await listenLive(site.origin, cookie)
  await reload(await configWith(fields), payload, true)

  await listener.ended
  const again = await listenLive(site.origin, cookie, {
    stream: listener.stream,
    lastId: listener.lastId(),
  })
  await again.next('missed')
  again.cut()
})

test('21.1 LOCK-3 what the plugin forbids stays forbidden after an edit', async () => {
  await reload(await configWith(fields), payload, true)

  const answer = await fetch(`${site.origin}/api/payload-locked-documents`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ document: { relationTo: 'pages', value: 1 } }),
  })
  expect(answer.status).toBe(403)
})

test('21.1 nobody can listen where nobody is signed in', async () => {
  const answer = await fetch(`${site.origin}/api${eventsPath}?stream=${randomUUID()}`)

  expect(answer.status).toBe(401)
})
