import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Payload, SanitizedConfig } from 'payload'
import { getPayload } from 'payload'
import { Problem } from '#config-schema'
import type { ResolvedConfig } from '#config-schema/config'
import { filesIn } from './components/kept-build.ts'
import type { SiteComponents } from './components/site-components.ts'
import { siteComponents } from './components/site-components.ts'
import { configFor, isInUse, urlOf } from './config-for.ts'
import { prepareDatabaseFile } from './data-dir.ts'
import { withAnswers } from './database/record/changes.ts'
import { questionsIn } from './database/record/open-questions.ts'
import { keepStatistics } from './database/tuning/keep-statistics.ts'
import { firstUserExists } from './features/first-user/first-user-exists.ts'
import type { TokenGuard } from './features/first-user/first-user-guard.ts'
import { tokenGuard } from './features/first-user/first-user-guard.ts'
import { previewOrigins } from './features/preview/preview-origins.ts'
import { createHost } from './host/host.ts'
import type { Listener } from './host/listen.ts'
import { forgetSecretFile, secretFile } from './kit/secret-file.ts'
import { endStreams } from './live/live-of.ts'
import type { Limits, RunningServer, ServerOptions } from './options.ts'
import { quietPayload } from './quiet-payload.ts'

/** Where the config no longer has a field that holds values, somebody may say what became of it. */
export async function startBehind(
  listener: Listener,
  options: ServerOptions,
  site: ResolvedConfig,
  limits: Limits,
): Promise<RunningServer> {
  try {
    return await start(listener, options, site, limits)
  } catch (thrown) {
    const questions = questionsIn(thrown)
    const given = questions && (await options.ask?.(questions))
    if (!given) throw thrown
    const answers = withAnswers(options.answers, given)
    return startBehind(listener, { ...options, answers }, site, limits)
  }
}

async function start(
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
  await prepareDatabaseFile(urlOf(options))
  const config = await configFor(options, site, {
    port: listener.port,
    firstUser,
    components,
    limits,
    whenChanged: isInUse(options) ? 'refuse' : 'push',
  })
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
      developerPanel: site.admin.developerPanel,
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
  options: ServerOptions,
  { admin }: ResolvedConfig,
  dir: string,
): SiteComponents | null {
  const { adminDir, siteDir: besideConfig, warn = () => {} } = options
  const siteDir = admin.importMap?.baseDir ?? besideConfig
  if (siteDir === undefined) return null
  return siteComponents({ siteDir, dir, adminDir, isProduction: isInUse(options), warn })
}

/** What people type, without a slash at its end. */
const ownAddress = (publicUrl: string | null, port: number): string =>
  publicUrl?.replace(/\/+$/, '') ?? `http://localhost:${port}`

async function startPayload(config: SanitizedConfig, key: string): Promise<Payload> {
  quietPayload()
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
