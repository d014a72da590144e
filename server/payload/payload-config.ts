import { join } from 'node:path'
import type {
  CollectionConfig,
  Config,
  DatabaseAdapterObj,
  EmailAdapter,
  SanitizedConfig,
} from 'payload'
import { buildConfig } from 'payload'
import type { ResolvedConfig } from '#config-schema/config'
import type { FindComponent } from '../components/find-component.ts'
import type { FirstUserGuard } from '../features/first-user/first-user-guard.ts'
import { resumeAbandoned } from '../host/resume-abandoned.ts'
import type { LivePace } from '../live/pace.ts'
import { stateroom } from '../plugin/stateroom.ts'
import { logEmail } from './email/log-email.ts'
import { withoutEmail } from './email/no-email.ts'
import { smtpEmail } from './email/smtp-email.ts'
import type { FoundGraphQL } from './graphql/find-graphql.ts'
import { graphQLEndpoint } from './graphql/graphql-endpoint.ts'
import { languagesOf } from './languages.ts'
import { richText } from './rich-text/adapter.ts'
import { shortLogs } from './short-logs.ts'
import { smallPictures } from './small-pictures.ts'
import { toldOnInit } from './told-on-init.ts'
import { withUsers } from './with-users.ts'

export interface PayloadEnvironment {
  database: DatabaseAdapterObj
  secret: string
  dataDir: string
  /** The addresses from which a browser may use its session. */
  origins: readonly string[]
  publicUrl: string | null
  firstUser: FirstUserGuard
  /** null: the config doesn't ask for it, or it isn't there. */
  graphQL: FoundGraphQL | null
  components: FindComponent
  /** Bytes of the largest form with files. */
  largestForm: number
  /** When to look for work that is due, as a cron pattern. */
  dueWork: string
  live: Partial<LivePace>
  /** A site that people use: it is in production, or has an address of its own. */
  isProduction: boolean
  log: (line: string) => void
}

/** The site owner's config as Payload's: theirs is the content, ours is how it is served. */
export async function payloadConfig(
  site: ResolvedConfig,
  environment: PayloadEnvironment,
): Promise<SanitizedConfig> {
  const {
    // Payload would change how every database of this process is read.
    compatibility: _,
    csrf = [],
    email,
    graphQL,
    i18n,
    loggingLevels,
    siteName,
    upload: { expiresHours, path, quotas, storage, ...forms },
    ...checked
  } = withoutOwn(site)
  // The schema let through only what Payload takes; its types are a little wider.
  const content = checked as unknown as Pick<Config, keyof typeof checked>
  const { dataDir, graphQL: foundGraphQL, origins, publicUrl } = environment
  const isHttps = publicUrl?.startsWith('https:') ?? false
  const secured = (collection: CollectionConfig) =>
    withSafeCookies(collection, isHttps, site.accounts.tokensInResponses)

  return buildConfig({
    ...content,
    collections: (content.collections ?? []).map((collection) =>
      withUploadFolder(secured(collection), dataDir),
    ),
    ...(content.onInit && { onInit: toldOnInit(content.onInit) }),
    db: environment.database,
    email: emailAdapter(email, siteName, environment),
    secret: environment.secret,
    serverURL: publicUrl ?? '',
    csrf: [...origins, ...csrf],
    cors: content.cors ?? [],
    telemetry: false,
    graphQL: graphQL as NonNullable<Config['graphQL']>,
    endpoints: [
      ...(content.endpoints ?? []),
      ...(foundGraphQL ? [graphQLEndpoint(site.routes.graphQL, foundGraphQL)] : []),
    ],
    typescript: { ...content.typescript, autoGenerate: false },
    editor: content.editor ?? richText(),
    jobs: {
      autoRun: [{ cron: environment.dueWork, limit: 100 }],
      shouldAutoRun: resumeAbandoned,
      ...content.jobs,
    },
    sharp: smallPictures,
    i18n: await languagesOf(i18n),
    upload: {
      ...forms,
      requestSizeLimit: forms.requestSizeLimit ?? environment.largestForm,
      useTempFiles: true,
      tempFileDir: join(dataDir, 'uploading'),
    },
    ...logsOf(loggingLevels),
    plugins: [
      ...(content.plugins ?? []).filter((plugin) => plugin.slug !== 'stateroom'),
      withUsers(secured),
      panelOf(site, environment),
    ],
  })
}

function panelOf(site: ResolvedConfig, environment: PayloadEnvironment) {
  const { accounts, assignments, audit, comments, preflight, preview, review, search, siteName } =
    site
  const { components, dataDir, firstUser, live } = environment
  const { expiresHours, path, quotas, storage } = site.upload
  return stateroom({
    ...{ siteName, accounts, firstUser, live, search, audit, preflight, preview },
    ...{ assignments, comments, review, templates: site.templates },
    translation: site.translation,
    defaultTheme: site.admin.defaultTheme,
    styleSheet: site.admin.styleSheet,
    findComponent: components,
    uploads: { dir: join(dataDir, 'uploads'), path, expiresHours, quotas, storage },
    isHosted: true,
  })
}

/** A wrong password or an invalid document is an answer, not an event for the log. */
const logsOf = (
  levels: ResolvedConfig['loggingLevels'],
): Pick<Config, 'loggingLevels' | 'logger'> => ({
  loggingLevels: {
    APIError: 'info',
    AuthenticationError: 'info',
    LockedAuth: 'info',
    QueryError: 'info',
    ...levels,
  },
  logger: {
    options: { level: 'silent', hooks: shortLogs as never },
    destination: process.stderr,
  },
})

function emailAdapter(
  email: ResolvedConfig['email'],
  siteName: ResolvedConfig['siteName'],
  { isProduction, log }: Pick<PayloadEnvironment, 'isProduction' | 'log'>,
): EmailAdapter | Promise<EmailAdapter> {
  if (typeof email === 'function' || email instanceof Promise) return email
  if (email) return smtpEmail(email, siteName)
  return isProduction ? withoutEmail : logEmail(log, siteName)
}

/**
 * Payload knows nothing of the panel's editor and features. With `autoLogin` it would take every
 * stranger for that user, in production as well.
 */
function withoutOwn({
  accounts,
  assignments,
  admin: { autoLogin, codeEditor, defaultTheme, styleSheet, ...admin },
  audit,
  comments,
  preflight,
  preview,
  review,
  search,
  templates,
  translation,
  ...site
}: ResolvedConfig) {
  return { ...site, admin }
}

function withSafeCookies(
  collection: CollectionConfig,
  secure: boolean,
  tokensInResponses: boolean,
): CollectionConfig {
  if (!collection.auth) return collection
  const auth = collection.auth === true ? {} : collection.auth
  return {
    ...collection,
    auth: {
      ...(!tokensInResponses && { removeTokenFromResponses: true }),
      ...auth,
      cookies: { sameSite: 'Lax', secure, ...auth.cookies },
    },
  }
}

/** Uploaded files live beside the database, unless the config names a folder. */
function withUploadFolder(collection: CollectionConfig, dataDir: string): CollectionConfig {
  if (!collection.upload) return collection
  const upload = collection.upload === true ? {} : collection.upload
  return {
    ...collection,
    upload: { staticDir: join(dataDir, 'files', collection.slug), ...upload },
  }
}
