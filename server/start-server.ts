import { randomUUID } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { Payload, SanitizedConfig } from 'payload'
import { getPayload } from 'payload'
import { Problem } from '#config-schema'
import type { ResolvedConfig } from '#config-schema/config'
import { withDefaults } from '#config-schema/config'
import { filesIn } from './components/kept-build.ts'
import type { SiteComponents } from './components/site-components.ts'
import { siteComponents } from './components/site-components.ts'
import { prepareDatabaseFile, prepareDataDir, sqliteUrl } from './data-dir.ts'
import { openDatabase } from './database/database.ts'
import { keepStatistics } from './database/tuning/keep-statistics.ts'
import { firstUserExists } from './features/first-user/first-user-exists.ts'
import type { TokenGuard } from './features/first-user/first-user-guard.ts'
import { tokenGuard } from './features/first-user/first-user-guard.ts'
import { previewOrigins } from './features/preview/preview-origins.ts'
import { starting } from './host/health.ts'
import { createHost } from './host/host.ts'
import type { Listener } from './host/listen.ts'
import { listen } from './host/listen.ts'
import { forgetSecretFile, secretFile } from './kit/secret-file.ts'
import { endStreams } from './live/live-of.ts'
import { openToEveryUser } from './open-config.ts'
import type { Limits, RunningServer, ServerOptions } from './options.ts'
import { defaultLimits } from './options.ts'
import type { FoundGraphQL } from './payload/graphql/find-graphql.ts'
import { findGraphQL } from './payload/graphql/find-graphql.ts'
import { payloadConfig } from './payload/payload-config.ts'
import { refuseShortSecret } from './short-secret.ts'
import { withSiteHost } from './site-host.ts'
import { toldOfUnusedKeys } from './unused-config.ts'

/** Starts the server, or refuses with a Problem that says what to do. */
export async function startServer(given: ServerOptions): Promise<RunningServer> {
  const site = withDefaults(given.config)
  for (const unused of toldOfUnusedKeys(given.config)) given.warn?.(unused)
  const options = withSiteHost(given, site)
  const dataDir = resolve(options.dataDir)
  const limits = { ...defaultLimits, ...options.limits }
  await prepareDataDir(dataDir)
  refuseShortSecret(options)
  const open = openToEveryUser(options.config, site.admin.user)
  if (open) options.warn?.(open)
  const listener = await openPort(options, site, limits)

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
      unhurried: `${routes.api}${upload.path}/`,
      onError: (thrown) => options.log?.(String(thrown)),
    },
    starting,
  )

async function startBehind(
  listener: Listener,
  options: ServerOptions,
  site: ResolvedConfig,
  limits: Limits,
): Promise<RunningServer> {
  const { adminDir, publicUrl } = options
  const firstUser = tokenGuard()
  const payloadKey = randomUUID()
  const componentsDir = join(options.dataDir, 'components')
  const components = componentsOf(options, site, componentsDir)
  if (isInUse(options) && !site.email) options.warn?.(new Problem('email.off'))
  const config = await configFor(listener.port, options, site, limits, firstUser, components)
  await components?.build(config)
  const payload = await startPayload(config, payloadKey)

  try {
    const isHttps = publicUrl?.startsWith('https:') ?? false
    const host = await createHost({
      payload,
      payloadKey,
      adminDir,
      siteFiles: filesIn(componentsDir),
      sources: {
        editorCdn: site.admin.codeEditor?.cdn ?? null,
        frames: previewOrigins(config, site.preview.origins),
        bucket: site.upload.storage ? new URL(site.upload.storage.endpoint).origin : null,
      },
      isHttps,
      limits,
      uploadPath: site.upload.path,
    })
    if (options.seed && !(await firstUserExists(payload))) await options.seed(payload)
    const setupToken = await openFirstUser(payload, firstUser, options.dataDir)
    const stopStatistics = await keepStatistics(payload)
    listener.answerWith(host)

    return {
      url: `${ownAddress(publicUrl, listener.port)}${config.routes.admin}`,
      port: listener.port,
      payload,
      setupToken,
      close: async () => {
        const closed = listener.close()
        await endStreams(payload)
        await closed
        stopStatistics()
        await payload.destroy()
      },
    }
  } catch (thrown) {
    await payload.destroy()
    throw thrown
  }
}

/** Without a folder to look in there are none. */
function componentsOf(
  { adminDir, siteDir: besideConfig, warn = () => {} }: ServerOptions,
  { admin }: ResolvedConfig,
  dir: string,
): SiteComponents | null {
  const siteDir = admin.importMap?.baseDir ?? besideConfig
  return siteDir === undefined ? null : siteComponents({ siteDir, dir, adminDir, warn })
}

async function configFor(
  port: number,
  options: ServerOptions,
  site: ResolvedConfig,
  limits: Limits,
  firstUser: TokenGuard,
  components: SiteComponents | null,
): Promise<SanitizedConfig> {
  const {
    acceptDataLoss = false,
    databaseUrl,
    dataDir,
    dueWork = everyTenSeconds,
    publicUrl,
  } = options
  const url = databaseUrl ?? sqliteUrl(dataDir)
  await prepareDatabaseFile(url)
  return payloadConfig(site, {
    database: await openDatabase({ url, acceptDataLoss }),
    secret: options.secret ?? (await secretFile(dataDir, 'secret')),
    dataDir,
    origins: [`http://localhost:${port}`, `http://127.0.0.1:${port}`, ...ownOrigin(publicUrl)],
    publicUrl,
    firstUser,
    graphQL: await graphQLOf(options, site),
    components: components?.find ?? (() => undefined),
    largestForm: limits.multipart,
    dueWork,
    live: options.live ?? {},
    isProduction: isInUse(options),
    log: options.log ?? (() => {}),
  })
}

/** Where the config asks for GraphQL and the site doesn't have it, that is said. */
async function graphQLOf(
  { siteDir, warn }: ServerOptions,
  { graphQL }: ResolvedConfig,
): Promise<FoundGraphQL | null> {
  if (graphQL.disable || siteDir === undefined) return null
  const found = await findGraphQL(siteDir)
  if (!found) warn?.(new Problem('graphql.missing', { details: { dir: siteDir } }))
  return found
}

/** Whoever has set a public address has people who use it. */
const isInUse = ({ isProduction = false, publicUrl }: ServerOptions): boolean =>
  isProduction || publicUrl !== null

const everyTenSeconds = '*/10 * * * * *'

/** What people type, without a slash at its end. */
const ownAddress = (publicUrl: string | null, port: number): string =>
  publicUrl?.replace(/\/+$/, '') ?? `http://localhost:${port}`

const ownOrigin = (publicUrl: string | null): string[] =>
  publicUrl ? [new URL(publicUrl).origin] : []

async function startPayload(config: SanitizedConfig, key: string): Promise<Payload> {
  // Payload would look for a development server of Next.js.
  process.env.DISABLE_PAYLOAD_HMR = 'true'
  // A site's preview client may be older than the Payload that is embedded here.
  process.env.PAYLOAD_DISABLE_DEPENDENCY_CHECKER = 'true'
  const payload = await getPayload({ config, key, cron: true })
  payload.logger.level = 'warn'
  return payload
}

/** While there is no user: the token that makes one. */
async function openFirstUser(
  payload: Payload,
  firstUser: TokenGuard,
  dataDir: string,
): Promise<string | null> {
  const name = 'setup-token'
  const forget = () => forgetSecretFile(dataDir, name)
  if (await firstUserExists(payload)) {
    await forget()
    return null
  }
  const token = await secretFile(dataDir, name)
  firstUser.open(token, forget)
  return token
}
