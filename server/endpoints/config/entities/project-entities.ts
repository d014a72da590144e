import type {
  FieldAccess,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedCollectionPermission,
  SanitizedConfig,
  SanitizedGlobalConfig,
  SanitizedGlobalPermission,
  SanitizedPermissions,
} from 'payload'
import { isEntityHidden } from 'payload'
import type { ClientCollection, ClientEntity, ClientGlobal } from '#contracts/admin-config'
import type { SiteRules } from '#contracts/site-rules'
import type { FindComponent } from '../../../components/find-component.ts'
import { hasAssignments } from '../../../features/assignments/has-assignments.ts'
import { commentRules } from '../../../features/comments/comment-rules.ts'
import { preflightMark } from '../../../features/preflight/preflight-mark.ts'
import { clientPreviewOf } from '../../../features/preview/client-preview.ts'
import { reviewRules } from '../../../features/review/review-rules.ts'
import { hasTemplates } from '../../../features/templates/template-rules.ts'
import { sourceLocale } from '../../../features/translation/source-locale.ts'
import { clientUploads } from '../../../features/uploads/client-uploads.ts'
import { verdictOf } from '../../form-state/looks-at-document.ts'
import { fieldProjector } from '../fields/project-fields.ts'
import { unshownIn } from '../fields/unshown.ts'
import type { FieldsAccess } from '../permissions.ts'
import { siteRulesOf } from '../site-rules.ts'
import type { ReadText } from '../texts.ts'
import { projectCollection } from './collection.ts'
import { writtenFields } from './entity.ts'
import { foldersOf } from './folders.ts'
import { projectGlobal } from './global.ts'

export interface Entities {
  collections: readonly ClientCollection[]
  globals: readonly ClientGlobal[]
  rules: SiteRules
}

/**
 * The slugs of what this user may see: readable and not hidden, as all is that Payload adds for itself. The
 * panel reaches nothing that has no endpoints (`endpoints: false`).
 */
export function visibleSlugs(
  { payload, user }: PayloadRequest,
  permissions: SanitizedPermissions,
  readText: ReadText,
): ReadonlySet<string> {
  const { collections, globals } = payload.config
  const visible = [
    ...collections.filter(
      (entity) =>
        entity.endpoints !== false &&
        permissions.collections?.[entity.slug]?.read &&
        !isHidden(entity, user, readText.inside('collections')),
    ),
    ...globals.filter(
      (entity) =>
        entity.endpoints !== false &&
        permissions.globals?.[entity.slug]?.read &&
        !isHidden(entity, user, readText.inside('globals')),
    ),
  ]
  return new Set(visible.map(({ slug }) => slug))
}

const translationIn = (
  payload: PayloadRequest['payload'],
  entity: SanitizedCollectionConfig | SanitizedGlobalConfig,
): Pick<ClientCollection, 'translation'> => {
  const source = sourceLocale(payload, entity)
  return source === null ? {} : { translation: { source } }
}

/** What a rule that throws was to hide stays hidden. */
function isHidden(
  { admin, slug }: SanitizedCollectionConfig | SanitizedGlobalConfig,
  user: PayloadRequest['user'],
  { report }: ReadText,
): boolean {
  try {
    return isEntityHidden({ hidden: admin.hidden, user })
  } catch (thrown) {
    report(`${slug}.admin.hidden`, thrown)
    return true
  }
}

/** The collections and globals of these slugs, as far as the permissions go. */
export function projectEntities(
  req: PayloadRequest,
  permissions: SanitizedPermissions,
  visible: ReadonlySet<string>,
  readText: ReadText,
  components: FindComponent,
  rules: ReadonlyMap<FieldAccess, boolean>,
): Entities {
  const { collections, globals, blocks = [] } = req.payload.config
  const namedBlocks = Object.fromEntries(blocks.map((block) => [block.slug, block]))
  const whole = <Shown extends ClientEntity>(
    entity: SanitizedCollectionConfig | SanitizedGlobalConfig,
    level: FieldsAccess,
    shown: Shown,
  ): Shown => {
    const unshown = unshownIn(writtenFields(entity.fields), level, shown.fields, namedBlocks)
    return {
      ...shown,
      ...clientPreviewOf(req.payload.config, entity),
      ...(commentRules(req.payload, entity) && { comments: true }),
      ...reviewOf(req, entity),
      ...(hasAssignments(req.payload, entity) && { assignments: true }),
      ...translationIn(req.payload, entity),
      ...(entity.custom?.[preflightMark] === true && { preflight: true }),
      ...(unshown.length > 0 && { unshown }),
    }
  }
  const targets = clientUploads(req.payload)
  const folders = foldersOf(req.payload.config, permissions)
  const project = fieldProjector({
    components,
    isVisible: (slug) => visible.has(slug),
    blocks: namedBlocks,
    timezones: timezonesOf(req.payload.config),
    looksAtDocument: (rule) => verdictOf(rule, req).looksAtDocument,
    allows: (rule) => rules.get(rule) === true,
  })
  return {
    collections: collections
      .filter(({ slug }) => visible.has(slug))
      .map((collection) => {
        const permission: Partial<SanitizedCollectionPermission> =
          permissions.collections?.[collection.slug] ?? {}
        const templates = hasTemplates(req.payload, collection) && { templates: true as const }
        return whole(collection, permission.fields, {
          ...projectCollection(
            collection,
            permission,
            readText.inside('collections').inside(collection.slug),
            project,
            components,
            targets,
            folders,
          ),
          ...templates,
        })
      }),
    globals: globals
      .filter(({ slug }) => visible.has(slug))
      .map((global) => {
        const permission: Partial<SanitizedGlobalPermission> =
          permissions.globals?.[global.slug] ?? {}
        return whole(
          global,
          permission.fields,
          projectGlobal(
            global,
            permission,
            readText.inside('globals').inside(global.slug),
            project,
            components,
          ),
        )
      }),
    rules: siteRulesOf(req.payload, visible),
  }
}

function reviewOf(
  { payload }: PayloadRequest,
  entity: SanitizedCollectionConfig | SanitizedGlobalConfig,
): Pick<ClientEntity, 'review'> {
  const rules = reviewRules(payload, entity)
  return rules ? { review: rules.required === false ? 'optional' : 'required' } : {}
}

/** Payload has made a list of whatever the config says. */
function timezonesOf({ admin }: SanitizedConfig) {
  const { supportedTimezones } = admin.timezones
  return Array.isArray(supportedTimezones) ? supportedTimezones : []
}
