import type { Config, FetchAPIFileUploadOptions } from 'payload'

/** Why a key changes nothing; the sentence is `problem.config.unused.<reason>` in `locales`. */
export type UnusedReason =
  | 'commands'
  | 'database'
  | 'mongo'
  | 'mongoOnly'
  | 'next'
  | 'ownPart'
  | 'panel'
  | 'telemetry'

type Fate = 'used' | UnusedReason
type Fates<Type> = Readonly<Record<keyof Type, Fate>>
type Admin = NonNullable<Config['admin']>

/**
 * What becomes of each key of Payload's config. When Payload adds a key, this does not compile until
 * somebody has decided.
 */
export const rootFates: Fates<Config> = {
  admin: 'used',
  auth: 'used',
  bin: 'commands',
  blocks: 'used',
  bodyParser: 'used',
  collections: 'used',
  compatibility: 'mongoOnly',
  cookiePrefix: 'used',
  cors: 'used',
  csrf: 'used',
  custom: 'used',
  db: 'database',
  debug: 'used',
  defaultDepth: 'used',
  defaultMaxTextLength: 'used',
  editor: 'used',
  email: 'used',
  endpoints: 'used',
  experimental: 'used',
  folders: 'used',
  globals: 'used',
  graphQL: 'used',
  hooks: 'used',
  i18n: 'used',
  indexSortableFields: 'used',
  jobs: 'used',
  kv: 'used',
  localization: 'used',
  logger: 'ownPart',
  loggingLevels: 'used',
  maxDepth: 'used',
  onInit: 'used',
  plugins: 'used',
  queryPresets: 'used',
  routes: 'used',
  secret: 'used',
  serverURL: 'used',
  sharp: 'ownPart',
  telemetry: 'telemetry',
  typescript: 'used',
  upload: 'used',
}

export const adminFates: Fates<Admin> = {
  autoLogin: 'panel',
  autoRefresh: 'panel',
  avatar: 'panel',
  components: 'used',
  custom: 'used',
  dashboard: 'panel',
  dateFormat: 'panel',
  dependencies: 'next',
  disable: 'panel',
  importMap: 'used',
  livePreview: 'used',
  meta: 'panel',
  routes: 'panel',
  suppressHydrationWarning: 'next',
  theme: 'used',
  timezones: 'used',
  toast: 'panel',
  user: 'used',
}

export const componentFates: Fates<NonNullable<Admin['components']>> = {
  actions: 'used',
  afterDashboard: 'used',
  afterLogin: 'used',
  afterNav: 'used',
  afterNavLinks: 'used',
  beforeDashboard: 'used',
  beforeLogin: 'used',
  beforeNav: 'used',
  beforeNavLinks: 'used',
  graphics: 'used',
  header: 'used',
  logout: 'panel',
  Nav: 'panel',
  providers: 'used',
  settingsMenu: 'panel',
  views: 'used',
}

export const importMapFates: Fates<NonNullable<Admin['importMap']>> = {
  autoGenerate: 'next',
  baseDir: 'used',
  generators: 'next',
  importMapFile: 'next',
}

export const graphQLFates: Fates<NonNullable<Config['graphQL']>> = {
  disable: 'used',
  disableIntrospectionInProduction: 'used',
  disablePlaygroundInProduction: 'used',
  maxComplexity: 'used',
  mutations: 'used',
  queries: 'used',
  schemaOutputFile: 'commands',
  validationRules: 'used',
}

/** Big files never pass through memory here, so where they wait is not for the config to say. */
export const uploadFates: Fates<FetchAPIFileUploadOptions> = {
  abortOnLimit: 'used',
  createParentPath: 'used',
  debug: 'used',
  defCharset: 'used',
  defParamCharset: 'used',
  fileHwm: 'used',
  headers: 'ownPart',
  highWaterMark: 'used',
  limitHandler: 'used',
  limits: 'used',
  parseNested: 'used',
  preserveExtension: 'used',
  preservePath: 'used',
  requestSizeLimit: 'used',
  responseOnLimit: 'used',
  safeFileNames: 'used',
  tempFileDir: 'ownPart',
  uploadTimeout: 'used',
  uriDecodeFileNames: 'used',
  useTempFiles: 'ownPart',
}
