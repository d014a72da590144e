import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Payload, SanitizedConfig } from 'payload'
import { getPayload } from 'payload'
import { withDefaults } from '#config-schema/config'
import type { DatabaseOptions } from '../database/types.ts'
import { tokenGuard } from '../features/first-user/first-user-guard.ts'
import { configFor, isInUse, urlOf } from './config-for.ts'
import { prepareDatabaseFile, prepareDataDir } from './data-dir.ts'
import { databaseFile } from './database-file.ts'
import type { ServerOptions } from './options.ts'
import { defaultLimits } from './options.ts'
import { quietPayload } from './quiet-payload.ts'

/** A site whose content a command works on, without serving it. */
export type SiteOptions = Omit<ServerOptions, 'port' | 'adminDir'>

interface Opening {
  isConnected: boolean
  whenChanged: DatabaseOptions['whenChanged']
  /** Neither the data folder nor a secret is made, and no permission is changed. */
  isLook?: true
}

/** Opens the site of a config, does the work, and closes it again. */
export async function withSite<Result>(
  options: SiteOptions,
  { isConnected, isLook, whenChanged }: Opening,
  work: (payload: Payload) => Promise<Result>,
): Promise<Result> {
  const dataDir = resolve(options.dataDir)
  if (!isLook) {
    await prepareDataDir(dataDir)
    if (isConnected) await prepareDatabaseFile(urlOf({ ...options, dataDir }))
  }
  const config = await configFor(
    { ...options, dataDir, port: 0, adminDir: '', ...(isLook && { secret: 'x'.repeat(32) }) },
    withDefaults(options.config),
    { port: 0, firstUser: tokenGuard(), components: null, limits: defaultLimits, whenChanged },
  )
  quietPayload()
  const payload = await getPayload({
    config,
    key: randomUUID(),
    disableDBConnect: !isConnected,
    disableOnInit: true,
  })
  try {
    return await work(payload)
  } finally {
    if (isConnected) await payload.destroy()
  }
}

/** Brings the tables in step as a start does, since there may have been none yet. */
export const withStartedSite = <Result>(
  options: SiteOptions,
  work: (payload: Payload) => Promise<Result>,
): Promise<Result> =>
  withSite(options, { isConnected: true, whenChanged: isInUse(options) ? 'refuse' : 'push' }, work)

/** For a dry run: changes no table, and where there is no database yet works on an empty one. */
export async function withUnchangedSite<Result>(
  options: SiteOptions,
  work: (payload: Payload) => Promise<Result>,
): Promise<Result> {
  const path = databaseFile(options)
  if (path === null || existsSync(path)) {
    return withSite(options, { isConnected: true, whenChanged: 'leave' }, work)
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'stateroom-dry-run-'))
  try {
    const nowhere = { ...options, dataDir, databaseUrl: null }
    return await withSite(nowhere, { isConnected: true, whenChanged: 'push' }, work)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

const toStderr = { options: { level: 'error' }, destination: process.stderr }

/** Opens the database of a Payload project, whose tables are its own host's. */
export async function withProjectSite<Result>(
  config: SanitizedConfig,
  work: (payload: Payload) => Promise<Result>,
): Promise<Result> {
  quietPayload()
  // Payload would bring the tables in step in development, and ask a person at the terminal.
  process.env.PAYLOAD_MIGRATING = 'true'
  const payload = await getPayload({
    // What a command answers is on stdout.
    config: { ...config, logger: toStderr as never },
    key: randomUUID(),
    disableOnInit: true,
  })
  try {
    return await work(payload)
  } finally {
    await payload.destroy()
  }
}
