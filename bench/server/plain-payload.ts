import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { Config } from 'payload'
import { buildConfig, getPayload, handleEndpoints } from 'payload'
import sharp from 'sharp'
import { serve } from 'srvx/node'
import { withDefaults } from '#config-schema/config'
import { stateroom } from '#server'
import site from '../../examples/magazine/stateroom.config.ts'
import { richText } from '../../server/payload/rich-text/adapter.ts'

/** Payload's own handler behind srvx and nothing around it; with our plugin where `plugin` is said. */
export async function main([port, database, plugin]: string[]): Promise<number> {
  const config = await buildConfig({
    ...contentOf(withDefaults(site)),
    db: sqliteAdapter({
      client: { url: database ?? '' },
      push: false,
      wal: { synchronous: 'NORMAL' },
      busyTimeout: 5000,
    }),
    editor: richText(),
    secret: 'only for the benchmark',
    sharp,
    telemetry: false,
    graphQL: { disable: true },
    typescript: { autoGenerate: false },
    plugins: plugin ? [stateroom()] : [],
  })
  process.env.DISABLE_PAYLOAD_HMR = 'true'
  const payload = await getPayload({ config, cron: true })
  payload.logger.level = 'warn'

  const server = serve({
    port: Number(port),
    hostname: '127.0.0.1',
    silent: true,
    gracefulShutdown: false,
    fetch: (request) => handleEndpoints({ config, request }),
  })
  process.once('SIGTERM', () => process.exit(0))
  await server.ready()
  return 0
}

function contentOf({
  accounts,
  assignments,
  audit,
  comments,
  translation,
  email,
  siteName,
  i18n,
  preflight,
  preview,
  review,
  search,
  templates,
  upload,
  ...content
}: ReturnType<typeof withDefaults>) {
  // Our schema let through only what Payload takes; its types are a little wider.
  return content as unknown as Pick<Config, keyof typeof content>
}
