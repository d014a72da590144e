import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as GraphQL from 'graphql'
import type { SanitizedConfig } from 'payload'

/** Payload's package for GraphQL, and the very `graphql` that it works with. */
export interface FoundGraphQL {
  graphql: typeof GraphQL
  configToSchema: (config: SanitizedConfig) => PayloadSchema
}

export interface PayloadSchema {
  schema: GraphQL.GraphQLSchema
  validationRules: (args: { variableValues: unknown }) => GraphQL.ValidationRule[]
}

/** The site's own: it is a package for those who want it. null: it isn't installed, or without `graphql`. */
export async function findGraphQL(siteDir: string): Promise<FoundGraphQL | null> {
  const folder = packageAbove(siteDir)
  if (folder === null) return null
  const entry = join(folder, 'dist/index.js')
  try {
    const graphql = createRequire(entry)('graphql')
    const { configToSchema } = await import(/* @vite-ignore */ pathToFileURL(entry).href)
    return { configToSchema, graphql }
  } catch (thrown) {
    if (/MODULE_NOT_FOUND/.test((thrown as { code?: string }).code ?? '')) return null
    throw thrown
  }
}

function packageAbove(dir: string): string | null {
  const folder = join(dir, 'node_modules/@payloadcms/graphql')
  if (existsSync(folder)) return folder
  return dirname(dir) === dir ? null : packageAbove(dirname(dir))
}
