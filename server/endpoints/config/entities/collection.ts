import type { SanitizedCollectionConfig, SanitizedCollectionPermission } from 'payload'
import { formatLabels } from 'payload'
import type { ClientCollection } from '#contracts/admin-config'
import type { ClientField } from '#contracts/fields'
import type { ClientFolders } from '#contracts/folders'
import type { ClientUploads } from '#contracts/uploads'
import type { FindComponent } from '../../../components/find-component.ts'
import type { ProjectEntityFields } from '../fields/project-fields.ts'
import type { FieldsAccess } from '../permissions.ts'
import type { ReadText } from '../texts.ts'
import { authOf, passwordField } from './auth.ts'
import { entityOf, writtenFields } from './entity.ts'
import { listOf } from './list.ts'
import { searchOf } from './search.ts'
import { uploadOf } from './upload.ts'

type Permission = Partial<SanitizedCollectionPermission>

/** A collection as the browser gets it. */
export function projectCollection(
  collection: SanitizedCollectionConfig,
  permission: Permission,
  readText: ReadText,
  project: ProjectEntityFields,
  components: FindComponent,
  targets: ClientUploads | undefined,
  folders: ClientFolders | null,
): ClientCollection {
  const { admin, auth, disableBulkEdit, enableQueryPresets, labels, orderable } = collection
  const { slug, timestamps, trash, upload } = collection
  const fields = collectionFields(collection, permission.fields, readText, project)
  const usual = formatLabels(slug)
  const inLabels = readText.inside('labels')

  return {
    ...entityOf(collection, permission, readText, components),
    labels: {
      singular: inLabels(labels.singular, 'singular', usual.singular) ?? slug,
      plural: inLabels(labels.plural, 'plural', usual.plural) ?? slug,
    },
    ...listOf(collection, fields),
    auth: auth ? authOf(collection) : null,
    upload: upload
      ? {
          ...uploadOf(collection, fields),
          ...(targets && { targets }),
          ...(targets && upload.pasteURL && { fromUrl: true as const }),
        }
      : null,
    timestamps,
    trash: trash === true,
    ...(enableQueryPresets && { queryPresets: true as const }),
    ...(admin.groupBy && { groupBy: true as const }),
    ...(orderable && { orderable: true as const }),
    ...(collection.folders && folders && { folders }),
    ...(disableBulkEdit && { disableBulkEdit: true as const }),
    access: {
      create: Boolean(permission.create),
      read: Boolean(permission.read),
      update: Boolean(permission.update),
      delete: Boolean(permission.delete),
    },
    ...searchOf(collection, permission, fields),
    fields,
  }
}

const credentials = ['email', 'username']
/** Payload's own fields of users and files that no form shows. */
const internal = ['apiKey', 'enableAPIKey', 'hasAPIKey', '_verified', 'sizes']

/** The collection's fields; those of users start with what they sign in with. */
export function collectionFields(
  { auth, fields, upload }: SanitizedCollectionConfig,
  level: FieldsAccess,
  readText: ReadText,
  project: ProjectEntityFields,
): ClientField[] {
  const projected = project(writtenFields(fields), level, readText).filter(
    (field) => !((auth || upload) && internal.includes(fieldName(field))),
  )
  if (!auth || auth.disableLocalStrategy) return projected

  const isCredential = (field: ClientField) => credentials.includes(fieldName(field))
  return [
    ...projected.filter(isCredential),
    passwordField(readText),
    ...projected.filter((field) => !isCredential(field)),
  ]
}

const fieldName = (field: ClientField): string => ('name' in field ? (field.name ?? '') : '')
