import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { StateroomConfig } from '#config-schema/config'
import { withDefaults } from '#config-schema/config'
import type { SiteOptions } from '#server'
import type { Environment } from '../../kit/environment.ts'
import { readEnvironment } from '../../kit/environment.ts'
import type { Terminal } from '../../kit/terminal.ts'
import { problemOf } from '../kit/problem-of.ts'
import { siteOptions } from '../site/open-site.ts'
import type { Finding } from './finding.ts'
import { finding, problemFinding } from './finding.ts'
import { lookAtBrowser } from './look-at-browser.ts'
import { databaseFinding } from './look-at-database.ts'
import { lookAtPackages } from './look-at-packages.ts'
import { lookAtDisk, lookAtFolder, lookAtPort } from './look-at-place.ts'

/** One look at everything that keeps a site from starting or working. It changes nothing. */
export async function examine(terminal: Terminal, configPath: string): Promise<Finding[]> {
  const packages = lookAtPackages(terminal, configPath)
  const environment = readEnvironment(terminal.env, configPath)
  const { dataDir } = environment
  return [
    ...packages,
    await lookAtPort(terminal, environment),
    lookAtFolder(terminal, 'data', dataDir),
    lookAtDisk(terminal, dataDir),
    lookAtBrowser(terminal),
    ...(await lookAtSite(terminal, configPath, environment)),
  ]
}

async function lookAtSite(
  terminal: Terminal,
  configPath: string,
  environment: Environment,
): Promise<Finding[]> {
  const { text } = terminal
  let options: SiteOptions
  try {
    options = await siteOptions(terminal, configPath)
  } catch (thrown) {
    // Nothing else can be known without it.
    return [problemFinding('config', problemOf(thrown), text)]
  }
  const isInUse = environment.isProduction || environment.publicUrl !== null
  return [
    finding('config', 'ok', text('cli.doctor.config', { path: configPath })),
    secretFinding(terminal, environment),
    ...(await contentFindings(terminal, options, isInUse)),
    await mailFinding(terminal, options.config, isInUse),
  ]
}

/** As a start has it; nothing of a secret but its length is told. */
function secretFinding({ text }: Terminal, { dataDir, secret }: Environment): Finding {
  if (secret !== null) {
    return secret.length < 32
      ? finding('secret', 'wrong', text('cli.doctor.secretShort', { count: secret.length }))
      : finding('secret', 'ok', text('cli.doctor.secret'))
  }
  const path = join(dataDir, 'secret')
  return finding(
    'secret',
    'ok',
    text(existsSync(path) ? 'cli.doctor.secretKept' : 'cli.doctor.secretLater', { path }),
  )
}

async function contentFindings(
  terminal: Terminal,
  options: SiteOptions,
  isInUse: boolean,
): Promise<Finding[]> {
  const { lookAtSite: look } = await import('#server')
  try {
    const found = await look(options)
    return [
      databaseFinding(terminal, found, isInUse),
      ...(found.isRestoreUnfinished
        ? [finding('restore', 'wrong', terminal.text('cli.doctor.restore'))]
        : []),
      ...found.folders.map((path) => lookAtFolder(terminal, 'files', path)),
    ]
  } catch (thrown) {
    return [problemFinding('database', problemOf(thrown), terminal.text)]
  }
}

async function mailFinding(
  { text }: Terminal,
  config: StateroomConfig,
  isInUse: boolean,
): Promise<Finding> {
  const { email } = withDefaults(config)
  if (!email) {
    return isInUse
      ? finding('email', 'warning', text('problem.email.off'))
      : finding('email', 'ok', text('cli.doctor.mailLogged'))
  }
  if (typeof email === 'function' || email instanceof Promise) {
    return finding('email', 'warning', text('cli.doctor.mailAdapter'))
  }
  const { verifySmtp } = await import('#server')
  const { host } = email.smtp
  const reason = await verifySmtp(email)
  return reason === null
    ? finding('email', 'ok', text('cli.doctor.mail', { host }))
    : finding('email', 'wrong', text('cli.doctor.mailFails', { host, reason }))
}
