import { membersOf } from '../fields.ts'
import { unresolved } from '../findings.ts'
import { listOf, loose, namesIn, textOf } from '../loose.ts'
import type { Finding, Path } from '../mistake.ts'
import { missingStep } from '../paths-in-documents.ts'
import type { Entity, Site } from '../site.ts'

/** The fields that a collection's settings name are fields of the collection. */
export const columnsRule = ({ collections, hasPlugins }: Site): Finding[] =>
  hasPlugins
    ? []
    : collections.flatMap((collection) => [
        ...unknownFields(collection),
        ...unknownSize(collection),
      ])

function unknownFields(collection: Entity): Finding[] {
  const fields = membersOf(collection.source.fields, [])
  const builtIn = builtInNames(collection)
  return namedFields(collection).flatMap(({ name, path }) => {
    const missing = missingStep(name.replace(/^-/, ''), fields, builtIn)
    return missing === null ? [] : [unresolved(name, missing, path)]
  })
}

function namedFields({ source, path }: Entity): { name: string; path: Path }[] {
  const { useAsTitle, defaultColumns, listSearchableFields } = loose(source.admin)
  const admin = [...path, 'admin']
  return [
    ...namesIn(useAsTitle, [...admin, 'useAsTitle']),
    ...namesIn(defaultColumns, [...admin, 'defaultColumns']),
    ...namesIn(listSearchableFields, [...admin, 'listSearchableFields']),
    ...namesIn(source.defaultSort, [...path, 'defaultSort']),
    ...listOf(source.indexes).flatMap((index, at) =>
      namesIn(loose(index).fields, [...path, 'indexes', at, 'fields']),
    ),
  ]
}

/** What Payload adds to the fields of such a collection. */
function builtInNames({ source }: Entity): string[] {
  const hasDrafts = Boolean(loose(source.versions).drafts)
  return [
    'id',
    ...(source.timestamps === false ? [] : ['createdAt', 'updatedAt']),
    ...(source.auth ? authNames : []),
    ...(source.upload ? uploadNames : []),
    ...(hasDrafts ? ['_status'] : []),
    ...(source.trash === true ? ['deletedAt'] : []),
    ...(source.orderable === true ? ['_order'] : []),
    ...(source.folders ? ['folder'] : []),
  ]
}

const authNames = ['email', 'username', 'enableAPIKey', '_verified', 'loginAttempts', 'lockUntil']

const uploadNames = [
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'focalX',
  'focalY',
  'url',
  'thumbnailURL',
  'sizes',
  'prefix',
]

function unknownSize({ source, path }: Entity): Finding[] {
  const { adminThumbnail, imageSizes } = loose(source.upload)
  const names = listOf(imageSizes).flatMap((size) => textOf(loose(size).name) ?? [])
  return namesIn(adminThumbnail, [...path, 'upload', 'adminThumbnail'])
    .filter(({ name }) => !names.includes(name))
    .map((reference) => unresolved(reference.name, names, reference.path))
}
