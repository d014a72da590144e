import { resolve } from 'node:path'
import type { Payload, SanitizedConfig } from 'payload'
import { isRefused } from '#config-schema/config'
import { Problem } from '#problems'
import type { Terminal } from '../../kit/terminal.ts'
import { problemOf } from '../kit/problem-of.ts'
import type { PayloadProject } from '../site/load-project.ts'
import { loadProject } from '../site/load-project.ts'
import { asMissingTables } from '../site/open-site.ts'
import type { Finding } from './finding.ts'
import { finding, problemFinding } from './finding.ts'
import { addressFinding, storageFinding } from './look-at-deploy.ts'
import { projectSecretFinding } from './look-at-secret.ts'
import { projectDatabaseFile } from './project-database-file.ts'

/** A Payload project with a host of its own. */
export async function examineProject(
  terminal: Terminal,
  configPath: string,
  isDeploy: boolean,
): Promise<Finding[]> {
  const { text } = terminal
  let project: PayloadProject
  try {
    project = await loadProject(terminal, configPath)
  } catch (thrown) {
    return [problemFinding('config', problemOf(thrown), text)]
  }
  const { config } = project
  const isInUse = isDeploy || terminal.env.NODE_ENV === 'production'
  return [
    configFinding(terminal, project),
    projectSecretFinding(terminal, config.secret, isInUse ? 'wrong' : 'warning'),
    await databaseFinding(terminal, config, isInUse),
    emailFinding(terminal, config, isInUse),
    ...(isDeploy ? ofDeploy(terminal, config) : []),
  ]
}

function configFinding({ text }: Terminal, { configPath, mistakes, written }: PayloadProject) {
  const { length } = mistakes.filter(isRefused(written))
  if (length === 0) return finding('config', 'ok', text('cli.doctor.config', { path: configPath }))
  const problem = new Problem('config.invalid', { details: { count: `${length}` } })
  return problemFinding('config', problem, text)
}

/** Its tables are its own host's business: only whether there are any is looked at. */
async function databaseFinding(
  { text }: Terminal,
  config: SanitizedConfig,
  isInUse: boolean,
): Promise<Finding> {
  const { withProjectSite } = await import('#server')
  const state = isInUse ? 'wrong' : 'ok'
  const missing = projectDatabaseFile(config)
  if (missing) {
    return finding('database', state, text('cli.doctor.projectDatabaseLater', { path: missing }))
  }
  try {
    await withProjectSite(config, countUsers)
    return finding('database', 'ok', text('cli.doctor.projectDatabase'))
  } catch (thrown) {
    const problem = problemOf(asMissingTables(thrown))
    const isEmpty = problem.code === 'database.noTables'
    return problemFinding('database', problem, text, isEmpty && !isInUse ? 'warning' : 'wrong')
  }
}

const countUsers = ({ config, count }: Payload) => count({ collection: config.admin.user })

function emailFinding({ text }: Terminal, config: SanitizedConfig, isInUse: boolean): Finding {
  if (config.email) return finding('email', 'ok', text('cli.doctor.mailAdapter'))
  return isInUse
    ? finding('email', 'warning', text('cli.doctor.projectMailOff'))
    : finding('email', 'ok', text('cli.doctor.mailLogged'))
}

function ofDeploy(terminal: Terminal, config: SanitizedConfig): Finding[] {
  const folders = config.collections.flatMap(({ slug, upload }) =>
    upload && !upload.disableLocalStorage ? resolve(upload.staticDir ?? slug) : [],
  )
  return [
    storageFinding(terminal, [...new Set(folders)]),
    addressFinding(terminal, config.serverURL, 'serverURL'),
  ]
}
