import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'
import { buildConfig, getPayload, handleEndpoints } from 'payload'
import { logToStderr } from './log-to-stderr.ts'
import { withOwnTables } from './own-tables.ts'
import { temporaryFolder } from './temporary-folder.ts'

const origin = 'http://plain.example'
const editor = { email: 'ada@site.example', password: 'a-long-password' }

interface Site {
  collections: CollectionConfig[]
  globals?: GlobalConfig[]
  plugins?: Plugin[]
}

/** Payload behind its own REST API, without any plugin unless told otherwise; somebody is signed in. */
export async function plainPayload({ collections, globals = [], plugins = [] }: Site) {
  const users: CollectionConfig = { slug: 'users', auth: true, fields: [] }
  const config = buildConfig({
    secret: 'plain',
    telemetry: false,
    typescript: { autoGenerate: false },
    localization: { locales: ['en', 'de'], defaultLocale: 'en', fallback: true },
    collections: [users, ...collections],
    globals,
    plugins,
    db: sqliteAdapter({ client: { url: `file:${join(temporaryFolder('plain'), 'plain.db')}` } }),
  })
  const key = randomUUID()
  const payload = await withOwnTables(() => getPayload({ config, key }))
  logToStderr(payload)
  await payload.create({ collection: 'users', data: editor })
  const { token } = await payload.login({ collection: 'users', data: editor })
  const ask = (...asked: Parameters<typeof fetch>) =>
    handleEndpoints({
      config,
      // Without it, the first site that any test of this process served would answer.
      payloadInstanceCacheKey: key,
      request: new Request(...asked),
    })

  return {
    payload,
    /** Stands for `fetch` of somebody who isn't signed in. */
    ask,
    /** Stands for `fetch` in the browser of this person. */
    fetch: (path: string, init: RequestInit = {}) =>
      ask(origin + path, {
        ...init,
        headers: {
          ...Object.fromEntries(new Headers(init.headers)),
          authorization: `JWT ${token}`,
        },
      }),
    close: () => payload.destroy(),
  }
}
