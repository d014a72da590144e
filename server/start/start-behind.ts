import { randomUUID } from 'node:crypto'
import type { Payload, SanitizedConfig } from 'payload'
import { getPayload } from 'payload'
import type { ResolvedConfig } from '#config-schema/config'
import { Problem } from '#problems'
import { styleSheetOf } from '../components/style-sheet-of.ts'
import { withAnswers } from '../database/record/changes.ts'
import { questionsIn } from '../database/record/open-questions.ts'
import { keepStatistics } from '../database/tuning/keep-statistics.ts'
import { firstUserExists } from '../features/first-user/first-user-exists.ts'
import type { TokenGuard } from '../features/first-user/first-user-guard.ts'
import { tokenGuard } from '../features/first-user/first-user-guard.ts'
import { previewOrigins } from '../features/preview/preview-origins.ts'
import { createHost } from '../host/host.ts'
import type { Listener } from '../host/listen.ts'
import { forgetSecretFile, secretFile } from '../kit/secret-file.ts'
import { endStreams } from '../live/live-of.ts'
import { configFor, isInUse, urlOf } from '../site/config-for.ts'
import { prepareDatabaseFile } from '../site/data-dir.ts'
import type { Limits, RunningServer, ServerOptions } from '../site/options.ts'
import { quietPayload } from '../site/quiet-payload.ts'
import { componentsOf } from '../site/site-components-of.ts'

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
  const { adminDir, dev, publicUrl } = options
  // The port that people use may be that of the program before this one.
  const port = dev?.port ?? listener.port
  const firstUser = tokenGuard()
  const payloadKey = randomUUID()
  const components = componentsOf(options, site)
  if (isInUse(options)) {
    if (!site.email) options.warn?.(new Problem('email.off'))
    else if (publicUrl === null) options.warn?.(new Problem('email.noAddress'))
  }
  await prepareDatabaseFile(urlOf(options))
  const config = await configFor(options, site, {
    port,
    firstUser,
    components,
    limits,
    whenChanged: isInUse(options) ? 'refuse' : 'push',
  })
  const built = (await components?.build(config)) ?? null
  const payload = await startPayload(config, payloadKey)

  try {
    const isHttps = publicUrl?.startsWith('https:') ?? false
    const host = await createHost({
      payload,
      payloadKey,
      adminDir,
      site: components && { dir: components.files(), isLasting: !dev },
      script: dev?.script ?? null,
      styleSheet: () => components && styleSheetOf(config, components.find),
      sources: {
        editorCdn: site.admin.codeEditor?.cdn ?? null,
        frames: previewOrigins(config, site.preview.origins),
        bucket: site.upload.storage ? new URL(site.upload.storage.endpoint).origin : null,
      },
      developerPanel: site.admin.developerPanel ?? options.dev !== undefined,
      isHttps,
      limits,
      hosts: namesOf(options),
      uploadPath: site.upload.path,
    })
    if (options.seed && !(await firstUserExists(payload))) await options.seed(payload)
    const setupToken = await openFirstUser(payload, firstUser, options.dataDir)
    const stopStatistics = await keepStatistics(payload)
    listener.answerWith(host)

    return {
      url: `${ownAddress(publicUrl, port)}${config.routes.admin}`,
      port: listener.port,
      payload,
      setupToken,
      components: built,
      buildComponents: async () => (await components?.build(config)) ?? null,
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

/** What the server is asked by; null: it can be anything. */
const namesOf = ({ hostname = 'localhost', hosts = [], publicUrl }: ServerOptions) =>
  hosts && [...hosts, hostname, ...(publicUrl ? [new URL(publicUrl).hostname] : [])]

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
