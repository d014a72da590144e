import type { PayloadRequest } from 'payload'
import { getAccessResults } from 'payload'
import type { SignedInConfig } from '#config-schema'
import { likedInBulk, mostInImport } from '#config-schema'
import type { FindComponent } from '../../components/site-components.ts'
import type { Entities } from './entities/project-entities.ts'
import { projectEntities, visibleSlugs } from './entities/project-entities.ts'
import { localizationOf } from './localization.ts'
import { siteOf } from './site.ts'
import type { ReadText } from './texts.ts'
import { textsFor } from './texts.ts'
import { userOf } from './user.ts'
import { viewsOf } from './views.ts'

/** Keeps the projections of the entities: they differ only by language and by what is allowed. */
export type EntitiesCache = Map<string, Entities>

const mostKept = 100

type Content = Pick<SignedInConfig, 'collections' | 'globals' | 'localization' | 'views'>

/** What somebody gets who is signed in: the content's shape, as far as they may see it. */
export async function signedInConfig(
  req: PayloadRequest,
  siteName: string,
  components: FindComponent,
  cache: EntitiesCache,
): Promise<SignedInConfig> {
  const user = await userOf(req, req.user!)
  return {
    kind: 'signedIn',
    ...siteOf(req, siteName),
    user,
    comparesBase: true,
    knowsAuthors: true,
    tellsChanges: true,
    changesMany: likedInBulk,
    looksAtMany: mostInImport,
    ...(user.canAccessAdmin ? await contentFor(req, components, cache) : nothing),
  }
}

const nothing: Content = { collections: [], globals: [], localization: null }

async function contentFor(
  req: PayloadRequest,
  components: FindComponent,
  cache: EntitiesCache,
): Promise<Content> {
  const readText = textsFor(req)
  return {
    ...(await entitiesFor(req, cache, readText, components)),
    localization: await localizationOf(req, readText),
    ...viewsOf(req.payload.config.admin.components.views, components, readText),
  }
}

async function entitiesFor(
  req: PayloadRequest,
  cache: EntitiesCache,
  readText: ReadText,
  components: FindComponent,
): Promise<Entities> {
  const permissions = await getAccessResults({ req })
  const visible = visibleSlugs(req, permissions)
  const key = JSON.stringify([req.i18n.language, [...visible], permissions])

  const kept = cache.get(key)
  if (kept) return kept
  const made = projectEntities(req, permissions, visible, readText, components)
  if (cache.size >= mostKept) cache.clear()
  cache.set(key, made)
  return made
}
