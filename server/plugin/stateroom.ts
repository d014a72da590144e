import type { Config, Plugin } from 'payload'
import type {
  AccountsConfig,
  AuditInput,
  PreflightInput,
  PreviewInput,
  ReviewInput,
  SearchConfig,
} from '#config-schema/config'
import {
  accountsSchema,
  auditSchema,
  preflightSchema,
  previewSchema,
  reviewSchema,
  searchSchema,
} from '#config-schema/config'
import type { ThemeChoice } from '#contracts/page'
import type { BuiltComponents } from '../components/built-components.ts'
import type { FindComponent } from '../components/find-component.ts'
import { projectComponents } from '../components/project-components.ts'
import { endpoints } from '../endpoints/feature.ts'
import { accounts } from '../features/accounts/feature.ts'
import { auditSlug } from '../features/audit/audit-collection.ts'
import { auditing } from '../features/audit/feature.ts'
import { authors } from '../features/authors/feature.ts'
import { commits } from '../features/commits/feature.ts'
import { cost } from '../features/cost/feature.ts'
import { creations } from '../features/creations/feature.ts'
import { dates } from '../features/dates/feature.ts'
import { defaultTheme } from '../features/default-theme/feature.ts'
import { draftAccess } from '../features/draft-access/feature.ts'
import { dryRun } from '../features/dry-run/feature.ts'
import { emptyValues } from '../features/empty-values/feature.ts'
import { filters } from '../features/filters/feature.ts'
import { firstUser } from '../features/first-user/feature.ts'
import type { FirstUserGuard } from '../features/first-user/first-user-guard.ts'
import { openGuard } from '../features/first-user/first-user-guard.ts'
import { freeCopies } from '../features/free-copies/feature.ts'
import { graphQL } from '../features/graphql/feature.ts'
import { hiddenInBlocks } from '../features/hidden-in-blocks/feature.ts'
import { jobs } from '../features/jobs/feature.ts'
import { labels } from '../features/labels/feature.ts'
import { locks } from '../features/locks/feature.ts'
import { mongo } from '../features/mongo/feature.ts'
import { namedRefusals } from '../features/named-refusals/feature.ts'
import { order } from '../features/order/feature.ts'
import { originals } from '../features/originals/feature.ts'
import { ownIds } from '../features/own-ids/feature.ts'
import { panelOnly } from '../features/panel-only/feature.ts'
import { passwordReset } from '../features/password-reset/feature.ts'
import { pictures } from '../features/pictures/feature.ts'
import { points } from '../features/points/feature.ts'
import { preferences } from '../features/preferences/feature.ts'
import { preflight } from '../features/preflight/feature.ts'
import { presets } from '../features/presets/feature.ts'
import { preview } from '../features/preview/feature.ts'
import { references } from '../features/references/feature.ts'
import { requestErrors } from '../features/request-errors/feature.ts'
import { review } from '../features/review/feature.ts'
import { revisions } from '../features/revisions/feature.ts'
import { richTexts } from '../features/rich-texts/feature.ts'
import { saidRefusals } from '../features/said-refusals/feature.ts'
import { search } from '../features/search/feature.ts'
import { seo } from '../features/seo/feature.ts'
import { session } from '../features/session/feature.ts'
import { signIn } from '../features/sign-in/feature.ts'
import { siteCode } from '../features/site-code/feature.ts'
import { statuses } from '../features/statuses/feature.ts'
import { storableTexts } from '../features/storable-texts/feature.ts'
import { storageRefusals } from '../features/storage-refusals/feature.ts'
import { styleSheet } from '../features/style-sheet/feature.ts'
import { unpublishing } from '../features/unpublishing/feature.ts'
import { uploads } from '../features/uploads/feature.ts'
import type { UploadOptions } from '../features/uploads/uploads.ts'
import { verification } from '../features/verification/feature.ts'
import { versionAccess } from '../features/version-access/feature.ts'
import { wholeRestores } from '../features/whole-restores/feature.ts'
import type { Feature } from '../kit/feature.ts'
import { live } from '../live/feature.ts'
import type { LivePace } from '../live/pace.ts'
import { liveReviews } from '../live/publish-reviews.ts'
import { panel } from '../panel/feature.ts'
import type { BesideOptions } from './beside-content.ts'
import { besideContent } from './beside-content.ts'
import { missingTables } from './missing-tables/feature.ts'
import { tellHostDuties } from './tell-host-duties.ts'
import { withFeatures } from './with-features.ts'

export interface StateroomOptions extends BesideOptions {
  /** The site's name, in the admin's corner. */
  siteName?: string
  /** The theme of people who have chosen none; light without it, and `auto` follows their system. */
  defaultTheme?: ThemeChoice | undefined
  /** The path of a CSS file with the site's colors, fonts and radius; `stateroom build` builds it. */
  styleSheet?: string | undefined
  /** Who may make the first user; everyone without it, as in Payload itself. */
  firstUser?: FirstUserGuard
  /** Documents of several collections are found in one. */
  search?: SearchConfig | undefined
  /** The project's own components, as `stateroom build` has written them; the panel's own without it. */
  components?: BuiltComponents | undefined
  /** The embedded server builds them itself. */
  findComponent?: FindComponent
  /** Sessions and passwords. */
  accounts?: Partial<AccountsConfig>
  /** A log of sign-ins, rights, exports, deletions and restores; none without it. */
  audit?: AuditInput | undefined
  /** What is checked before documents are published. */
  preflight?: PreflightInput | undefined
  /** Which documents are reviewed before they are published; none without it. */
  review?: ReviewInput | undefined
  /** How the site's pages show drafts. */
  preview?: PreviewInput | undefined
  /** Files are uploaded before they are saved, and wait in a folder; without it they come with the save. */
  uploads?: UploadOptions | undefined
  /** The embedded server is the host: it does by itself what a plugin can't. */
  isHosted?: boolean
  /** How often browsers that listen get a sign of life, and how many each user may have. */
  live?: Partial<LivePace>
}

/** Adds what the admin needs to a Payload config. Returns a new config and leaves the given one alone. */
export const stateroom = (options: StateroomOptions = {}): Plugin =>
  Object.assign((config: Config) => withFeatures(config, guarded(options, config)), {
    slug: 'stateroom',
    options: { ...options },
    // After every other plugin: users whom they add are guarded as well. Older versions of Payload
    // know no order, and run plugins as they are listed.
    order: Number.MAX_SAFE_INTEGER,
  })

/** The embedded server starts with tables that are as the config says, or not at all. */
function guarded(options: StateroomOptions, config: Config): readonly Feature[] {
  const features = [...looksOf(options), ...featuresOf(options, config)]
  return options.isHosted ? features : [missingTables(features), ...features]
}

/** What the panel looks like to begin with. */
const looksOf = ({ defaultTheme: theme = 'light', styleSheet: path }: StateroomOptions) => [
  defaultTheme(theme),
  ...(path === undefined ? [] : [styleSheet(path)]),
]

/** Before what waits for the end of a transaction: what that holds has ended by then. */
const onMongo: readonly Feature[] = [mongo, wholeRestores]

/** The first knows the hook of Payload's plugin for storages as it is, and says what the second would say of it. */
const ofSiteCode: readonly Feature[] = [storageRefusals, siteCode]

/**
 * The order matters where several have a say. Before the database each stands before those above it:
 * what a dry run keeps from being written is published to nobody, and what is kept of a lock that Payload
 * would take away is no event. A dry run of a deletion ends before the locks of its user are freed. The
 * entries of the search are guarded like documents; `creations` has a collection that nobody else
 * changes, so it comes after all who do. What costs too much is refused before anybody else looks at it. Of those who look at a restore the last is asked first: what may
 * not be read is not there, whoever holds it.
 */
const featuresOf = (
  {
    siteName = 'Stateroom',
    firstUser: guard = openGuard,
    components,
    findComponent: find,
    live: pace = {},
    accounts: accountsConfig = {},
    audit,
    isHosted = false,
    search: searchConfig,
    preflight: preflightConfig = {},
    preview: previewConfig = {},
    review: reviewConfig,
    uploads: uploadOptions,
    ...beside
  }: StateroomOptions,
  { localization }: Config,
): readonly Feature[] => [
  ...(isHosted ? [] : [tellHostDuties, panel(previewConfig.origins ?? [], components)]),
  requestErrors,
  namedRefusals,
  ...ofSiteCode,
  // Next to the database, which is asked for ids in conditions that nobody else knows.
  filters,
  ...onMongo,
  commits,
  labels,
  ...(audit ? [auditing(auditSchema.parse(audit))] : []),
  ...(searchConfig ? [search(searchConfig, Boolean(localization))] : []),
  pictures,
  originals,
  references,
  revisions,
  authors,
  dryRun,
  live(pace),
  locks,
  signIn(isHosted),
  passwordReset(),
  verification,
  accounts(accountsSchema.parse(accountsConfig)),
  firstUser(guard),
  session,
  ownIds,
  freeCopies,
  dates,
  emptyValues(Boolean(localization)),
  jobs,
  preferences,
  presets,
  order,
  richTexts,
  seo,
  preflight(preflightSchema.parse(preflightConfig)),
  ...(reviewConfig ? [review(reviewSchema.parse(reviewConfig)), liveReviews] : []),
  statuses,
  unpublishing,
  storableTexts,
  // Before what keeps visitors from versions: they read the latest draft, and no version.
  preview(previewSchema.parse(previewConfig)),
  ...ofReaders,
  endpoints({
    siteName,
    firstUser: guard,
    components: find ? found(find) : projectComponents(components),
    has: { ...beside, review: reviewConfig },
  }),
  ...(uploadOptions ? [uploads(uploadOptions)] : []),
  ...besideContent(beside, searchSlugs(searchConfig), localization),
  creations,
  graphQL(),
  // After all who change or add rules of what Payload brings.
  panelOnly([auditSlug, ...searchSlugs(searchConfig)]),
  hiddenInBlocks,
  cost,
  // Of what nobody before it has explained.
  saidRefusals,
]

const ofReaders = [versionAccess, points, draftAccess]

const found = (find: FindComponent) => async () => ({ find, state: null, isBesidePayload: false })

const searchSlugs = (search: SearchConfig | undefined): readonly string[] =>
  search ? [searchSchema.parse(search).slug] : []
