import type { Definitions } from '../kit/document-definitions.ts'
import { definitionPrefix, documentDefinitions, reached } from '../kit/document-definitions.ts'
import { offlineConfig } from '../site/offline-config.ts'
import type { ServerOptions } from '../site/options.ts'

/** The JSON Schema of the documents that the API answers with, as Payload describes them. */
export interface DocumentSchema {
  $schema: string
  type: 'object'
  properties: {
    collections: { type: 'object'; properties: Readonly<Record<string, Reference>> }
    globals: { type: 'object'; properties: Readonly<Record<string, Reference>> }
  }
  definitions: Definitions
}

interface Reference {
  $ref: string
}

/** The newest version that all of it is valid in. */
const draft = 'http://json-schema.org/draft-07/schema#'

/** Neither the database nor the data folder is opened. */
export async function documentSchema(
  options: Omit<ServerOptions, 'port' | 'adminDir'>,
): Promise<DocumentSchema> {
  const config = await offlineConfig(options)
  const listed = (entities: readonly { slug: string }[]) => ({
    type: 'object' as const,
    properties: Object.fromEntries(
      entities.map(({ slug }) => [slug, { $ref: definitionPrefix + slug }]),
    ),
  })
  const { collections, globals } = config
  const slugs = [...collections, ...globals].map(({ slug }) => slug)
  return {
    $schema: draft,
    type: 'object',
    properties: { collections: listed(collections), globals: listed(globals) },
    definitions: await documentDefinitions(config, slugs),
  }
}

/** One collection or global alone: whatever it validates is a document of it. */
export function schemaOf({ $schema, definitions }: DocumentSchema, slug: string) {
  return { $schema, $ref: definitionPrefix + slug, definitions: reached(definitions, [slug]) }
}
