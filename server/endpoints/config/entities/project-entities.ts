import type {
  Field,
  PayloadRequest,
  SanitizedCollectionPermission,
  SanitizedConfig,
  SanitizedGlobalPermission,
  SanitizedPermissions,
} from 'payload'
import { isEntityHidden } from 'payload'
import type { ClientCollection, ClientEntity, ClientGlobal, SiteRules } from '#config-schema'
import type { FindComponent } from '../../../components/site-components.ts'
import { verdictOf } from '../../form-state/looks-at-document.ts'
import { fieldProjector } from '../fields/project-fields.ts'
import { unshownIn } from '../fields/unshown.ts'
import type { FieldsAccess } from '../permissions.ts'
import { siteRulesOf } from '../site-rules.ts'
import type { ReadText } from '../texts.ts'
import { projectCollection } from './collection.ts'
import { writtenFields } from './entity.ts'
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
  const namedBlocks = Object.fromEntries(blocks.map((block) => [block.slug, block]))
  const withUnshown = <Shown extends ClientEntity>(
    { fields }: { fields: readonly Field[] },
    level: FieldsAccess,
    shown: Shown,
  ): Shown => {
    const unshown = unshownIn(writtenFields(fields), level, shown.fields, namedBlocks)
    return unshown.length > 0 ? { ...shown, unshown } : shown
  }
  const project = fieldProjector({
    readText,
    components,
    isVisible: (slug) => visible.has(slug),
    blockOf: (slug) => namedBlocks[slug],
    timezones: timezonesOf(req.payload.config),
    looksAtDocument: (rule) => verdictOf(rule, req).looksAtDocument,
  })
  return {
    collections: collections
      .filter(({ slug }) => visible.has(slug))
      .map((collection) => {
        const permission: Partial<SanitizedCollectionPermission> =
          permissions.collections?.[collection.slug] ?? {}
        return withUnshown(
          collection,
          permission.fields,
          projectCollection(collection, permission, readText, project, components),
        )
      }),
    globals: globals
      .filter(({ slug }) => visible.has(slug))
      .map((global) => {
        const permission: Partial<SanitizedGlobalPermission> =
          permissions.globals?.[global.slug] ?? {}
        return withUnshown(
          global,
          permission.fields,
          projectGlobal(global, permission, readText, project, components),
        )
      }),
    rules: siteRulesOf(req.payload, visible),
  }
}

/** Payload has made a list of whatever the config says. */
function timezonesOf({ admin }: SanitizedConfig) {
  const { supportedTimezones } = admin.timezones
  return Array.isArray(supportedTimezones) ? supportedTimezones : []
}
