import { resolve } from 'node:path'
import type { ResolvedConfig } from '#config-schema/config'
import { withDefaults } from '#config-schema/config'
import { starting } from '../host/health.ts'
import type { Listener } from '../host/listen.ts'
import { listen } from '../host/listen.ts'
import { prepareDataDir } from '../site/data-dir.ts'
import type { Limits, RunningServer, ServerOptions } from '../site/options.ts'
import { defaultLimits } from '../site/options.ts'
import { undoUnfinishedRestore } from '../upkeep/restore-journal.ts'
import { openToEveryUser } from './open-config.ts'
import { refuseShortSecret } from './short-secret.ts'
import { withSiteHost } from './site-host.ts'
import { startBehind } from './start-behind.ts'
import { toldOfUnusedKeys } from './unused-config.ts'

/** Starts the server, or refuses with a Problem that says what to do. */
export const startServer = (given: ServerOptions): Promise<RunningServer> =>
  startWith(given, openPort)

type Open = (options: ServerOptions, site: ResolvedConfig, limits: Limits) => Promise<Listener>

/** @param open makes what hears the requests */
export async function startWith(given: ServerOptions, open: Open): Promise<RunningServer> {
  const site = withDefaults(given.config)
  for (const unused of toldOfUnusedKeys(given.config)) given.warn?.(unused)
  const options = withSiteHost(given, site)
  const dataDir = resolve(options.dataDir)
  const limits = { ...defaultLimits, ...options.limits }
  await prepareDataDir(dataDir)
  if (await undoUnfinishedRestore(dataDir)) {
    options.log?.(
      'An interrupted restore was undone: content, files and secret are as they were before it.',
    )
  }
  refuseShortSecret(options)
  const openEntities = openToEveryUser(options.config, site.admin.user)
  if (openEntities) options.warn?.(openEntities)
  const listener = await open(options, site, limits)

  try {
    await options.prepare?.()
    return await startBehind(listener, { ...options, dataDir }, site, limits)
  } catch (thrown) {
    await listener.close()
    throw thrown
  }
}

const openPort = (
  options: ServerOptions,
  { routes, upload }: ResolvedConfig,
  limits: Limits,
): Promise<Listener> =>
  listen(
    {
      port: options.port,
      hostname: options.hostname ?? '127.0.0.1',
      largestBody: Math.max(limits.json, limits.multipart),
      trustProxy: options.trustProxy ?? 0,
      isUnhurried: ({ method, url }) =>
        method === 'PUT' && url?.startsWith(`${routes.api}${upload.path}/`) === true,
      onError: (thrown) => options.log?.(String(thrown)),
    },
    starting,
  )
