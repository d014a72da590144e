import type { FieldAccess, PayloadRequest, SanitizedPermissions } from 'payload'
import { getAccessResults } from 'payload'
import type { ConfigError, SignedInConfig, SiteConfig } from '#contracts/admin-config'
import { likedInBulk } from '#contracts/bulk'
import { mostInImport } from '#contracts/import'
import { slotNames } from '#contracts/site-components'
import type { FindComponent, FoundComponents } from '../../components/find-component.ts'
import { unreadableLocks } from '../../features/locks/unreadable-locks.ts'
import { missingTablesIn } from '../../kit/missing-tables.ts'
import { textsAbout } from '../../kit/texts.ts'
import { configErrorOf, logConfigErrors } from './config-errors.ts'
import type { Entities } from './entities/project-entities.ts'
import { projectEntities, visibleSlugs } from './entities/project-entities.ts'
import { listFiltersOf } from './list-filters.ts'
import { localizationOf } from './localization.ts'
import { payloadViewsOf } from './payload-views.ts'
import { rulesInNodes } from './rules-in-nodes.ts'
import { siteOf } from './site.ts'
import { slotsOf } from './slots.ts'
import { withTenants } from './tenants.ts'
import type { ReadText } from './texts.ts'
import { textsFor } from './texts.ts'
import { userOf } from './user.ts'
import { viewsOf } from './views.ts'

/** What is remembered from answer to answer. */
export interface ConfigMemory {
  /** The projections of the entities: they differ only by language and by what is allowed. */
  entities: Map<string, Entities>
  /** The lines about errors that the log has. */
  logged: Set<string>
}

const mostKept = 100

const tablesText = textsAbout('tables')
const componentsText = textsAbout('components')
const locksText = textsAbout('locks')

type Content = Omit<
  SignedInConfig,
  Exclude<keyof SiteConfig, 'slots'> | 'kind' | 'user' | keyof typeof abilities
>

/** What somebody gets who is signed in: the content's shape, as far as they may see it. */
export async function signedInConfig(
  req: PayloadRequest,
  siteName: string,
  components: FoundComponents,
  memory: ConfigMemory,
): Promise<SignedInConfig> {
  const user = await userOf(req, req.user!)
  return {
    kind: 'signedIn',
    ...siteOf(req, siteName, components.find),
    user,
    ...abilities,
    ...(user.canAccessAdmin ? await contentFor(req, components, memory) : nothing),
  }
}

const abilities = {
  comparesBase: true,
  knowsAuthors: true,
  tellsChanges: true,
  changesMany: likedInBulk,
  looksAtMany: mostInImport,
} as const

const nothing: Content = { collections: [], globals: [], localization: null }

async function contentFor(
  req: PayloadRequest,
  { find, isBesidePayload, state }: FoundComponents,
  { entities, logged }: ConfigMemory,
): Promise<Content> {
  const { admin } = req.payload.config
  const errors: ConfigError[] = []
  const report = (place: string, thrown: unknown) => errors.push(configErrorOf(place, thrown))
  const readText = textsFor(req, report)
  const permissions = await getAccessResults({ req })
  const rules = await rulesInNodes(req)
  const content = {
    ...entitiesFor(req, permissions, rules, entities, readText, find, errors),
    localization: await localizationOf(req, readText),
    ...viewsOf(admin.components.views, find, readText),
    ...(isBesidePayload && payloadViewsOf(req.payload.config, find)),
    ...withTenants(req, slotsOf(slotNames, admin.components, find).slots),
  }
  const slugs = new Set(content.collections.map(({ slug }) => slug))
  const listFilters = await listFiltersOf(req, slugs, report)
  logConfigErrors(req, errors, logged)
  const missing = missingTablesIn.of(req.payload)
  const unreadable = unreadableLocks(req.payload)
  const notices = [
    ...(missing ? [tablesText(req, 'missing', { names: missing.names.join(', ') })] : []),
    ...(state ? [componentsText(req, state)] : []),
    ...(unreadable ? [locksText(req, 'tooMany', { ...unreadable })] : []),
  ]
  const isAdministrator = Boolean(permissions.collections?.[admin.user]?.create)
  return {
    ...content,
    ...(Object.keys(listFilters).length > 0 && { listFilters }),
    ...(isAdministrator && { isAdministrator }),
    ...(hasInbox(content) && { inbox: true as const }),
    ...(isAdministrator && errors.length > 0 && { configErrors: errors }),
    ...(isAdministrator && notices.length > 0 && { developerNotices: notices }),
  }
}

/** Whatever tells somebody what concerns them is about documents that they may see. */
const hasInbox = ({ collections, globals }: Pick<Content, 'collections' | 'globals'>): boolean =>
  [...collections, ...globals].some(
    ({ assignments, comments, review }) => assignments || comments || review,
  )

/** What threw may not throw the next time: such a projection is not kept. */
function entitiesFor(
  req: PayloadRequest,
  permissions: SanitizedPermissions,
  rules: ReadonlyMap<FieldAccess, boolean>,
  cache: ConfigMemory['entities'],
  readText: ReadText,
  components: FindComponent,
  errors: readonly ConfigError[],
): Entities {
  const visible = visibleSlugs(req, permissions, readText)
  const key = JSON.stringify([req.i18n.language, [...visible], permissions, [...rules.values()]])

  const kept = cache.get(key)
  if (kept) return kept
  const before = errors.length
  const made = projectEntities(req, permissions, visible, readText, components, rules)
  if (errors.length > before) return made
  if (cache.size >= mostKept) cache.clear()
  cache.set(key, made)
  return made
}
