import type { Config } from 'payload'
import { z } from 'zod'
import type { KeysOf } from '../keys-of.ts'
import { anyFunction, count, optionalFunction, text } from '../values.ts'

type Options = NonNullable<Config['graphQL']>

export const graphQL = z
  .strictObject({
    disable: z
      .boolean()
      .default(true)
      .describe('`false` turns GraphQL on; the package `@payloadcms/graphql` must be installed.'),
    disableIntrospectionInProduction: z
      .boolean()
      .default(true)
      .describe('Hides the schema on a site that people use.'),
    disablePlaygroundInProduction: z.boolean().optional().describe('No effect.'),
    maxComplexity: count('The maximum cost of a query; 1000 by default.'),
    mutations: optionalFunction('More mutations.'),
    queries: optionalFunction('More queries.'),
    schemaOutputFile: text("For Payload's own command. No effect."),
    validationRules: anyFunction.optional().describe('More rules that a query must keep to.'),
  } satisfies KeysOf<Options>)
  .prefault({})
  .describe('The GraphQL API; off by default.')
