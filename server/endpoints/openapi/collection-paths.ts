import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import { accountPaths } from './account-paths.ts'
import type { Allowed } from './allowed.ts'
import type { Paths, Schema } from './operation.ts'
import { camelCase, json, named, objectOf, operation, sent, text } from './operation.ts'
import { localeQuery } from './parameters.ts'
import { pageOf, schemaNames, versionOf } from './schemas.ts'

/** The paths of a collection, as far as they are allowed. */
export function collectionPaths(
  config: SanitizedConfig,
  collection: SanitizedCollectionConfig,
  may: Allowed,
): Paths {
  if (collection.endpoints === false) return {}
  return {
    ...documentPaths(config, collection, may),
    ...(collection.versions && may.readVersions && versionPaths(config, collection, may)),
    ...(collection.auth && accountPaths(collection, collection.auth, may)),
  }
}

function documentPaths(
  config: SanitizedConfig,
  collection: SanitizedCollectionConfig,
  may: Allowed,
): Paths {
  const { slug, trash, versions } = collection
  const locale = localeQuery(config)
  const drafts = versions?.drafts ? ['draft'] : []
  const shape = [...locale, ...drafts, 'depth', 'select']
  const found = ['where', ...(trash ? ['trash'] : [])]
  const base = `/${slug}`
  const tell = teller(collection)
  const doc = named(slug)
  const told = objectOf({ message: text, doc })
  const many = objectOf(
    { docs: { type: 'array', items: doc }, errors: { type: 'array', items: { type: 'object' } } },
    { message: text },
  )
  const bodies = bodiesOf(collection)
  const inPath = { id: idOf(config, collection) }
  const one = [...shape, ...(trash ? ['trash'] : [])]
  return {
    [base]: {
      ...(may.read && {
        get: tell('find', {
          query: [...shape, ...found, 'sort', 'limit', 'page', 'pagination'],
          answer: pageOf(doc),
        }),
      }),
      ...(may.create && {
        post: tell('create', { query: shape, body: bodies.create, answer: told, status: 201 }),
      }),
      ...(may.update && {
        patch: tell('updateMany', {
          query: [...shape, ...found],
          body: bodies.update,
          answer: many,
        }),
      }),
      ...(may.delete && {
        delete: tell('deleteMany', { query: [...locale, 'depth', ...found], answer: many }),
      }),
    },
    [`${base}/{id}`]: {
      ...(may.read && { get: tell('findById', { inPath, query: one, answer: doc }) }),
      ...(may.update && {
        patch: tell('update', { inPath, query: one, body: bodies.update, answer: told }),
      }),
      ...(may.delete && { delete: tell('delete', { inPath, query: ['depth'], answer: told }) }),
    },
    [`${base}/count`]: {
      ...(may.read && {
        get: tell('count', {
          query: [...locale, ...found],
          answer: objectOf({ totalDocs: { type: 'integer' } }),
        }),
      }),
    },
    [`${base}/{id}/duplicate`]: {
      ...(may.create &&
        !collection.disableDuplicate && {
          post: tell('duplicate', {
            inPath,
            body: { content: json(named(schemaNames(slug).changes)) },
            query: [...locale, ...drafts, 'depth'],
            answer: told,
          }),
        }),
    },
  }
}

function versionPaths(
  config: SanitizedConfig,
  collection: SanitizedCollectionConfig,
  may: Allowed,
): Paths {
  const { slug } = collection
  const locale = localeQuery(config)
  const tell = teller(collection)
  const inPath = { id: config.db.defaultIDType === 'number' ? { type: 'integer' } : text }
  const version = versionOf(slug)
  return {
    [`/${slug}/versions`]: {
      get: tell('findVersions', {
        query: [...locale, 'depth', 'where', 'sort', 'limit', 'page', 'pagination'],
        answer: pageOf(version),
      }),
    },
    [`/${slug}/versions/{id}`]: {
      get: tell('findVersionById', { inPath, query: [...locale, 'depth'], answer: version }),
      ...(may.update && {
        post: tell('restoreVersion', {
          inPath,
          query: collection.versions?.drafts ? ['depth', 'draft'] : ['depth'],
          answer: named(schemaNames(slug).restored),
        }),
      }),
    },
  }
}

function bodiesOf({
  slug,
  upload,
}: SanitizedCollectionConfig): Record<'create' | 'update', Schema> {
  const { changes, input } = schemaNames(slug)
  const whole = named(input)
  const partial = named(changes)
  if (!upload) return { create: sent(whole), update: sent(partial) }
  const withFile = (data: Schema) => ({
    required: true,
    content: {
      'multipart/form-data': {
        schema: objectOf({ file: { type: 'string', format: 'binary' } }, { _payload: data }),
        encoding: { _payload: { contentType: 'application/json' } },
      },
    },
  })
  const filed = withFile(partial)
  return {
    create: withFile(whole),
    update: { ...filed, content: { ...json(partial), ...filed.content } },
  }
}

/** The name, the tag and the sentence of each operation come from its collection. */
function teller({ slug }: SanitizedCollectionConfig) {
  return (name: Name, rest: Omit<Parameters<typeof operation>[0], 'id' | 'tag' | 'summary'>) =>
    operation({ id: camelCase(`${slug}-${name}`), tag: slug, summary: summaries[name], ...rest })
}

type Name = keyof typeof summaries

const summaries = {
  find: 'Find documents',
  create: 'Create a document',
  updateMany: 'Update the documents that fit',
  deleteMany: 'Delete the documents that fit',
  findById: 'Read a document',
  update: 'Update a document',
  delete: 'Delete a document',
  count: 'Count documents',
  duplicate: 'Duplicate a document',
  findVersions: 'Find versions',
  findVersionById: 'Read a version',
  restoreVersion: 'Restore a version',
} as const

function idOf(config: SanitizedConfig, { flattenedFields }: SanitizedCollectionConfig): Schema {
  const own = flattenedFields.find(({ name }) => name === 'id')
  const isNumber = own ? own.type === 'number' : config.db.defaultIDType === 'number'
  return isNumber ? { type: own ? 'number' : 'integer' } : text
}
