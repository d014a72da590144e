import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Payload } from 'payload'
import { Problem } from '#problems'
import type { SiteOptions } from '#server'
import { readEnvironment } from '../../kit/environment.ts'
import type { Terminal } from '../../kit/terminal.ts'
import { loadConfig } from './load-config.ts'
import { loadProject } from './load-project.ts'
import { loadServer } from './load-server.ts'
import { mendRestore } from './mend-restore.ts'
import { siteDirOf } from './site-dir.ts'

/** Which config a command means. */
export interface SiteFlags {
  config?: string
  payload?: string | true
}

const usualConfig = 'stateroom.config.ts'

/** The config that `stateroom start` serves; null: a Payload project with a host of its own is meant. */
export function ownConfigPath({ cwd }: Terminal, { config, payload }: SiteFlags): string | null {
  if (payload !== undefined) return null
  if (config !== undefined) return resolve(cwd, config)
  const usual = resolve(cwd, usualConfig)
  return existsSync(usual) ? usual : null
}

type OwnSite = SiteOptions & { migrationDir: string }

/** Everything that opening the site of a config needs. */
export async function siteOptions(terminal: Terminal, configPath: string): Promise<OwnSite> {
  const { secret, ...environment } = readEnvironment(terminal.env, configPath)
  await loadServer(environment.databaseUrl)
  const config = await loadConfig(terminal, configPath)
  return {
    ...environment,
    ...(secret ? { secret } : {}),
    config,
    siteDir: siteDirOf(config, configPath),
    migrationDir: join(dirname(configPath), 'migrations'),
    log: terminal.complain,
  }
}

/** For a command that only knows sites of our own server. */
export async function ownSite(terminal: Terminal, config: string): Promise<OwnSite> {
  const configPath = resolve(terminal.cwd, config)
  if (!existsSync(configPath)) {
    throw new Problem('backup.otherHost', { details: { path: configPath } })
  }
  return mendedSite(terminal, configPath)
}

/** The same for a command that opens the site's database. */
export async function mendedSite(terminal: Terminal, configPath: string): Promise<OwnSite> {
  const options = await siteOptions(terminal, configPath)
  await mendRestore(terminal, options.dataDir)
  return options
}

/** Works on the content of the site that the terminal is in, whether or not a server runs beside. */
export async function onSite<Result>(
  terminal: Terminal,
  flags: SiteFlags & { dryRun?: true },
  work: (payload: Payload) => Promise<Result>,
): Promise<Result> {
  // Before the config: what is imported after it passes through the loader of its TypeScript.
  const { withProjectSite, withStartedSite, withUnchangedSite } = await import('#server')
  const configPath = ownConfigPath(terminal, flags)
  try {
    if (configPath !== null) {
      const options = await mendedSite(terminal, configPath)
      return await (flags.dryRun ? withUnchangedSite : withStartedSite)(options, work)
    }
    const named = typeof flags.payload === 'string' ? flags.payload : undefined
    const { config } = await loadProject(terminal, named)
    return await withProjectSite(config, work)
  } catch (thrown) {
    throw asMissingTables(thrown)
  }
}

/** A database that no start and no migration has made its tables in says so in its own words. */
export function asMissingTables(thrown: unknown): unknown {
  for (let cause = thrown; cause instanceof Error; cause = cause.cause) {
    const [reason] = /no such table: \S+|relation "\S+" does not exist/.exec(cause.message) ?? []
    if (reason) return new Problem('database.noTables', { details: { reason }, cause: thrown })
  }
  return thrown
}
