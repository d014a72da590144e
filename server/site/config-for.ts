import { join } from 'node:path'
import type { SanitizedConfig } from 'payload'
import type { ResolvedConfig } from '#config-schema/config'
import { Problem } from '#problems'
import type { SiteComponents } from '../components/site-components.ts'
import { openDatabase } from '../database/database.ts'
import type { DatabaseOptions } from '../database/types.ts'
import type { TokenGuard } from '../features/first-user/first-user-guard.ts'
import { secretFile } from '../kit/secret-file.ts'
import type { FoundGraphQL } from '../payload/graphql/find-graphql.ts'
import { findGraphQL } from '../payload/graphql/find-graphql.ts'
import { payloadConfig } from '../payload/payload-config.ts'
import { sqliteUrl } from './data-dir.ts'
import type { Limits, ServerOptions } from './options.ts'

/** What differs between a server and a command that only changes the tables. */
export interface ConfigPurpose {
  port: number
  firstUser: TokenGuard
  components: SiteComponents | null
  limits: Limits
  whenChanged: DatabaseOptions['whenChanged']
}

export const urlOf = ({ databaseUrl, dataDir }: Pick<ServerOptions, 'databaseUrl' | 'dataDir'>) =>
  databaseUrl ?? sqliteUrl(dataDir)

/** Payload's config of a site, with its database. */
export async function configFor(
  options: ServerOptions,
  site: ResolvedConfig,
  { port, firstUser, components, limits, whenChanged }: ConfigPurpose,
): Promise<SanitizedConfig> {
  const {
    acceptDataLoss = false,
    databaseUrl,
    dataDir,
    dueWork = everyTenSeconds,
    publicUrl,
  } = options
  return payloadConfig(site, {
    database: await openDatabase({
      url: urlOf({ databaseUrl, dataDir }),
      acceptDataLoss,
      answers: options.answers ?? { renames: [], drops: [] },
      whenChanged,
      migrationDir: options.migrationDir ?? join(dataDir, 'migrations'),
      backupDir: join(dataDir, 'backups'),
    }),
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

/** Whoever has set a public address has people who use it, unless somebody is working on the site here. */
export const isInUse = ({
  dev,
  isProduction = false,
  publicUrl,
}: Pick<ServerOptions, 'dev' | 'isProduction' | 'publicUrl'>): boolean =>
  !dev && (isProduction || publicUrl !== null)

const everyTenSeconds = '*/10 * * * * *'

const ownOrigin = (publicUrl: string | null): string[] =>
  publicUrl ? [new URL(publicUrl).origin] : []
