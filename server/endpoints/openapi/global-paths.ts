import type { SanitizedConfig, SanitizedGlobalConfig } from 'payload'
import type { Allowed } from './allowed.ts'
import type { Paths } from './operation.ts'
import { camelCase, named, objectOf, operation, sent, text } from './operation.ts'
import { localeQuery } from './parameters.ts'
import { pageOf, schemaNames, versionOf } from './schemas.ts'

/** The paths of a global, as far as they are allowed. */
export function globalPaths(
  config: SanitizedConfig,
  { endpoints, slug, versions }: SanitizedGlobalConfig,
  may: Allowed,
): Paths {
  if (endpoints === false) return {}
  const tell = (name: string, rest: Omit<Parameters<typeof operation>[0], 'id' | 'tag'>) =>
    operation({ id: camelCase(`${slug}-${name}`), tag: slug, ...rest })
  const locale = localeQuery(config)
  const drafts = versions?.drafts ? ['draft'] : []
  const shape = [...locale, ...drafts, 'depth', 'select']
  const base = `/globals/${slug}`
  const inPath = { id: config.db.defaultIDType === 'number' ? { type: 'integer' } : text }
  return {
    [base]: {
      ...(may.read && {
        get: tell('read', { summary: 'Read it', query: shape, answer: named(slug) }),
      }),
      ...(may.update && {
        post: tell('update', {
          summary: 'Update it',
          query: shape,
          body: sent(named(schemaNames(slug).changes)),
          answer: objectOf({ message: text, result: named(slug) }),
        }),
      }),
    },
    ...(versions &&
      may.readVersions && {
        [`${base}/versions`]: {
          get: tell('findVersions', {
            summary: 'Find versions',
            query: [...locale, 'depth', 'where', 'sort', 'limit', 'page', 'pagination'],
            answer: pageOf(versionOf(slug)),
          }),
        },
        [`${base}/versions/{id}`]: {
          get: tell('findVersionById', {
            summary: 'Read a version',
            inPath,
            query: [...locale, 'depth'],
            answer: versionOf(slug),
          }),
          ...(may.update && {
            post: tell('restoreVersion', {
              summary: 'Restore a version',
              inPath,
              query: ['depth', ...drafts],
              // The document comes with what its version was, too.
              answer: objectOf({ message: text, doc: { type: 'object' } }),
            }),
          }),
        },
      }),
  }
}
