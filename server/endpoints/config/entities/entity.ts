import type {
  Field,
  SanitizedCollectionConfig,
  SanitizedCollectionPermission,
  SanitizedGlobalConfig,
  SanitizedGlobalPermission,
} from 'payload'
import type { ClientEntity } from '#contracts/admin-config'
import type { FindComponent } from '../../../components/find-component.ts'
import { viewsOf as writtenViews } from '../../../components/references-in.ts'
import { authorField } from '../../../features/authors/author-field.ts'
import { knowsAuthors } from '../../../features/authors/own-documents.ts'
import type { ReadText } from '../texts.ts'
import { viewsOf } from '../views.ts'

type Entity = SanitizedCollectionConfig | SanitizedGlobalConfig

type Permission = Partial<SanitizedCollectionPermission | SanitizedGlobalPermission>

const defaultAutosave = 2000

/** What collections and globals have in common, without their fields. */
export const entityOf = (
  { admin, flattenedFields, lockDocuments, slug, versions }: Entity,
  { readVersions }: Permission,
  readText: ReadText,
  components: FindComponent,
) => ({
  slug,
  group: admin.group === false ? (false as const) : readText(admin.group, 'admin.group'),
  description: readText(admin.description, 'admin.description'),
  drafts: draftsOf(versions, flattenedFields),
  ...(lockDocuments !== false && { locks: true as const }),
  ...(admin.hideAPIURL && { hidesApi: true as const }),
  ...(versions && readVersions && { versions: true as const }),
  ...viewsOf(writtenViews(admin)?.edit, components, readText),
})

function draftsOf(
  versions: Entity['versions'],
  flattenedFields: Entity['flattenedFields'],
): ClientEntity['drafts'] {
  const drafts = versions?.drafts
  if (!drafts) return null
  const { autosave, localizeStatus, schedulePublish } = drafts
  return {
    autosave: autosave ? (autosave.interval ?? defaultAutosave) : null,
    ...(schedulePublish && { schedule: true }),
    ...(localizeStatus && { eachLanguage: true }),
    ...(knowsAuthors({ flattenedFields, versions }) && { authors: true }),
  }
}

const automaticNames = ['createdAt', 'updatedAt', 'deletedAt', '_status', authorField.name]

/** The fields that people fill in: the server fills in the others. */
export const writtenFields = (fields: readonly Field[]): Field[] =>
  fields.filter((field) => !('name' in field && automaticNames.includes(field.name ?? '')))
