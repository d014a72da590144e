import type { ResolvedConfig } from '#config-schema/config'
import { withDefaults } from '#config-schema/config'
import type { SiteLook, SiteOptions } from '#server'
import type { Environment } from '../../kit/environment.ts'
import type { Terminal } from '../../kit/terminal.ts'
import { problemOf } from '../kit/problem-of.ts'
import { reasonOf } from '../kit/reason-of.ts'
import { siteOptions } from '../site/open-site.ts'
import type { Finding } from './finding.ts'
import { finding, problemFinding } from './finding.ts'
import { databaseFinding } from './look-at-database.ts'
import { addressFinding, storageFinding } from './look-at-deploy.ts'
import { mailFinding } from './look-at-mail.ts'
import { lookAtFolder } from './look-at-place.ts'
import { secretFinding } from './look-at-secret.ts'

/** A site that Stateroom serves itself. */
export async function examineSite(
  terminal: Terminal,
  configPath: string,
  environment: Environment,
  isDeploy: boolean,
): Promise<Finding[]> {
  const { text } = terminal
  let options: SiteOptions
  try {
    options = await siteOptions(terminal, configPath)
  } catch (thrown) {
    // Nothing else can be known without it.
    return [problemFinding('config', problemOf(thrown), text)]
  }
  const config = withDefaults(options.config)
  const isInUse = isDeploy || environment.isProduction || environment.publicUrl !== null
  const { content, look } = await contentOf(terminal, options, configPath, isInUse)
  const isRefused = content.some(({ check }) => check === 'config')
  return [
    ...(isRefused
      ? []
      : [finding('config', 'ok', text('cli.doctor.config', { path: configPath }))]),
    secretFinding(terminal, environment, config.secret, isDeploy),
    ...content,
    await mailFinding(terminal, config.email, isInUse),
    ...(isDeploy ? await ofDeploy(terminal, options, config, environment, look) : []),
  ]
}

async function contentOf(
  terminal: Terminal,
  options: SiteOptions,
  configPath: string,
  isInUse: boolean,
): Promise<{ content: Finding[]; look: SiteLook | null }> {
  const { lookAtSite } = await import('#server')
  try {
    const look = await lookAtSite(options)
    const content = [
      databaseFinding(terminal, look, isInUse),
      ...(look.isRestoreUnfinished
        ? [finding('restore', 'wrong', terminal.text('cli.doctor.restore'))]
        : []),
      ...look.folders.map((path) => lookAtFolder(terminal, 'files', path)),
    ]
    return { content, look }
  } catch (thrown) {
    return { content: [whatThrew(terminal, thrown, configPath)], look: null }
  }
}

/** What has no sentence of ours is what Payload, or a plugin of the site, says of the config. */
function whatThrew({ text }: Terminal, thrown: unknown, path: string): Finding {
  const problem = problemOf(thrown)
  if (problem.code !== 'unexpected') return problemFinding('database', problem, text)
  const reason = text('cli.check.refused', { reason: reasonOf(thrown).replace(/\.$/, '') })
  return finding('config', 'wrong', text('problem.config.unreadable', { path, reason }))
}

async function ofDeploy(
  terminal: Terminal,
  options: SiteOptions,
  config: ResolvedConfig,
  { publicUrl }: Environment,
  look: SiteLook | null,
): Promise<Finding[]> {
  const { databaseFile, openToEveryUser } = await import('#server')
  const open = openToEveryUser(options.config, config.admin.user)
  const file = databaseFile(options)
  const places = [...(file === null ? [] : [file]), ...(look?.folders ?? [])]
  return [
    storageFinding(terminal, [...new Set(places)]),
    addressFinding(terminal, publicUrl ?? config.serverURL ?? null, 'STATEROOM_URL'),
    ...(open ? [problemFinding('access', open, terminal.text, 'warning')] : []),
  ]
}
