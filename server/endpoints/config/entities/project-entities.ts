import type { PayloadRequest, SanitizedConfig, SanitizedPermissions } from 'payload'
import { isEntityHidden } from 'payload'
import type { ClientCollection, ClientGlobal, SiteRules } from '#config-schema'
import type { FindComponent } from '../../../components/site-components.ts'
import { verdictOf } from '../../form-state/looks-at-document.ts'
import { fieldProjector } from '../fields/project-fields.ts'
import { siteRulesOf } from '../site-rules.ts'
import type { ReadText } from '../texts.ts'
import { projectCollection } from './collection.ts'
import { projectGlobal } from './global.ts'

export interface Entities {
  collections: readonly ClientCollection[]
  globals: readonly ClientGlobal[]
  rules: SiteRules
}

/** The slugs of what this user may see: readable and not hidden, as all is that Payload adds for itself. */
export function visibleSlugs(
  { payload, user }: PayloadRequest,
  permissions: SanitizedPermissions,
): ReadonlySet<string> {
  const { collections, globals } = payload.config
  const visible = [
    ...collections.filter(({ slug }) => permissions.collections?.[slug]?.read),
    ...globals.filter(({ slug }) => permissions.globals?.[slug]?.read),
  ].filter(({ admin }) => !isEntityHidden({ hidden: admin.hidden, user }))
  return new Set(visible.map(({ slug }) => slug))
}

/** The collections and globals of these slugs, as far as the permissions go. */
export function projectEntities(
  req: PayloadRequest,
  permissions: SanitizedPermissions,
  visible: ReadonlySet<string>,
  readText: ReadText,
  components: FindComponent,
): Entities {
  const { collections, globals, blocks = [] } = req.payload.config
  const project = fieldProjector({
    readText,
    components,
    isVisible: (slug) => visible.has(slug),
    blockOf: (slug) => blocks.find((block) => block.slug === slug),
    timezones: timezonesOf(req.payload.config),
    looksAtDocument: (rule) => verdictOf(rule, req).looksAtDocument,
  })
  return {
    collections: collections
      .filter(({ slug }) => visible.has(slug))
      .map((collection) =>
        projectCollection(
          collection,
          permissions.collections?.[collection.slug] ?? {},
          readText,
          project,
          components,
        ),
      ),
    globals: globals
      .filter(({ slug }) => visible.has(slug))
      .map((global) =>
        projectGlobal(
          global,
          permissions.globals?.[global.slug] ?? {},
          readText,
          project,
          components,
        ),
      ),
    rules: siteRulesOf(req.payload, visible),
  }
}

/** Payload has made a list of whatever the config says. */
function timezonesOf({ admin }: SanitizedConfig) {
  const { supportedTimezones } = admin.timezones
  return Array.isArray(supportedTimezones) ? supportedTimezones : []
}
