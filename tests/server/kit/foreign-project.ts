import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { Config } from 'payload'
import { buildConfig, getPayload, handleEndpoints } from 'payload'
import type { StateroomOptions } from '#server'
import { stateroom } from '#server'
import { logToStderr } from './log-to-stderr.ts'
import { temporaryFolder } from './temporary-folder.ts'

const origin = 'http://foreign.example'

/** Somebody else's Payload project with the plugin, asked as its REST API is: no host of ours is before it. */
export async function foreignProject(site: Partial<Config>, options: StateroomOptions = {}) {
  const folder = temporaryFolder('foreign')
  const config = await buildConfig({
    secret: 'of-a-project-of-somebody-else-32',
    telemetry: false,
    typescript: { autoGenerate: false },
    db: sqliteAdapter({ client: { url: `file:${join(folder, 'foreign.db')}` } }),
    logger: { options: { level: 'silent' } },
    ...site,
    plugins: [stateroom(options)],
  })
  const key = randomUUID()
  const payload = await getPayload({ config, key })
  logToStderr(payload)
  return {
    folder,
    payload,
    ask: (path: string, init: RequestInit = {}) =>
      handleEndpoints({
        config,
        payloadInstanceCacheKey: key,
        request: new Request(origin + path, init),
      }),
    close: () => payload.destroy(),
  }
}
