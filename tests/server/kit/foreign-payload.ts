import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { Config, DatabaseAdapterObj } from 'payload'
import { buildConfig, getPayload, handleEndpoints } from 'payload'
import type { StateroomOptions } from '#server'
import { stateroom } from '#server'
import { logToStderr } from './log-to-stderr.ts'
import { withOwnTables } from './own-tables.ts'
import { temporaryFolder } from './temporary-folder.ts'

interface Given {
  options?: StateroomOptions
  /** A database that another process of the same project uses. */
  url?: string
  /** Another database than SQLite. */
  db?: DatabaseAdapterObj
}

/** A Payload project of somebody else with the plugin and nothing of our host: nobody knows visitors' addresses. */
export async function foreignPayload(
  site: Partial<Config> & Pick<Config, 'collections'>,
  { options = {}, url, db }: Given = {},
) {
  const folder = temporaryFolder('foreign')
  const database = url ?? `file:${join(folder, 'foreign.db')}`
  const config = await buildConfig({
    secret: 'of-a-project-of-somebody-else-32',
    telemetry: false,
    typescript: { autoGenerate: false },
    db: db ?? sqliteAdapter({ client: { url: database }, push: url === undefined }),
    ...site,
    plugins: [...(site.plugins ?? []), stateroom(options)],
  })
  const key = randomUUID()
  const payload = await withOwnTables(() => getPayload({ config, key }))
  logToStderr(payload)
  const answer = (request: Request) =>
    handleEndpoints({ config, payloadInstanceCacheKey: key, request })
  const ask = (path: string, init: RequestInit = {}) =>
    answer(new Request(`http://foreign.example${path}`, init))
  return {
    folder,
    payload,
    answer,
    url: database,
    ask,
    send: (method: string, path: string, body: unknown, headers: HeadersInit = {}) =>
      ask(path, {
        method,
        body: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          ...Object.fromEntries(new Headers(headers)),
        },
      }),
    close: () => payload.destroy(),
  }
}
