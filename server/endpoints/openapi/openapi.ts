import type { SanitizedConfig, SanitizedPermissions } from 'payload'
import { documentDefinitions } from '../../kit/document-definitions.ts'
import { everything } from './allowed.ts'
import { collectionPaths } from './collection-paths.ts'
import { globalPaths } from './global-paths.ts'
import type { Paths, Schema } from './operation.ts'
import { named } from './operation.ts'
import { parametersOf } from './parameters.ts'
import { schemasOf } from './schemas.ts'

/** A description of the REST API in OpenAPI 3.1. */
export interface OpenApi {
  openapi: string
  info: { title: string; version: string }
  servers: readonly { url: string }[]
  security: readonly Schema[]
  tags: readonly { name: string }[]
  paths: Paths
  components: Schema
}

/**
 * The site's collections and globals, as somebody with these permissions may use them. Without
 * permissions it's the whole API.
 */
export async function openApiOf(
  config: SanitizedConfig,
  title: string,
  permissions?: SanitizedPermissions,
): Promise<OpenApi> {
  const collections = config.collections.filter(isOfSite)
  const globals = config.globals.filter(isOfSite)
  const paths = withoutEmpty([
    ...collections.map((collection) =>
      collectionPaths(
        config,
        collection,
        permissions ? (permissions.collections?.[collection.slug] ?? {}) : everything,
      ),
    ),
    ...globals.map((global) =>
      globalPaths(
        config,
        global,
        permissions ? (permissions.globals?.[global.slug] ?? {}) : everything,
      ),
    ),
  ])
  const tags = [...new Set(Object.values(paths).flatMap(tagsOf))]
  const entities = [...collections, ...globals].filter(({ slug }) => tags.includes(slug))
  const definitions = await documentDefinitions(config, tags)
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: `${config.serverURL}${config.routes.api}` }],
    security: [{}, ...Object.keys(schemes(config)).map((name) => ({ [name]: [] }))],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      parameters: parametersOf(config),
      responses: {
        Refused: {
          description: 'Refused, with a sentence that says why',
          content: { 'application/json': { schema: named('Refusal') } },
        },
      },
      schemas: schemasOf(entities, definitions),
      securitySchemes: schemes(config),
    },
  }
}

/** Neither Payload's own nor the panel's. */
const isOfSite = ({ slug }: { slug: string }): boolean => !/^(payload|stateroom)-/.test(slug)

const withoutEmpty = (all: readonly Paths[]): Paths =>
  Object.fromEntries(all.flatMap(Object.entries).filter(([, item]) => Object.keys(item).length > 0))

const tagsOf = (item: Paths[string]): readonly string[] =>
  Object.values(item).flatMap((operation) => operation?.tags ?? [])

function schemes({ collections, cookiePrefix }: SanitizedConfig): Readonly<Record<string, Schema>> {
  const withKeys = collections.filter(({ auth }) => auth?.useAPIKey)
  return {
    session: { type: 'apiKey', in: 'cookie', name: `${cookiePrefix}-token` },
    ...Object.fromEntries(
      withKeys.map(({ slug }) => [
        `${slug}-key`,
        {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: `${slug} API-Key, a space, and the key`,
        },
      ]),
    ),
  }
}
