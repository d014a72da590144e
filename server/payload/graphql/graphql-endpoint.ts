import type { GraphQLError, GraphQLFormattedError } from 'graphql'
import type { Endpoint, PayloadRequest } from 'payload'
import { addDataAndFileToRequest, addLocalesToRequestFromData } from 'payload'
import { isRecord } from '#contracts/is-record'
import { Problem } from '#problems'
import { problemResponse } from '../../kit/problem-response.ts'
import type { FoundGraphQL, PayloadSchema } from './find-graphql.ts'

/** `POST {api}/graphql`: what Payload makes of the config, executed as its own handler does. */
export function graphQLEndpoint(path: string, found: FoundGraphQL): Endpoint {
  let made: PayloadSchema | undefined
  return {
    path,
    method: 'post',
    handler: async (req) => {
      await addDataAndFileToRequest(req)
      addLocalesToRequestFromData(req)
      made ??= found.configToSchema(req.payload.config)
      return answer(req, made, found)
    },
  }
}

/** Names, brackets and values of a query: one that is read to its end may be long, and not endless. */
const maxTokens = 10_000
const maxErrors = 10

async function answer(
  req: PayloadRequest,
  { schema, validationRules }: PayloadSchema,
  { graphql }: FoundGraphQL,
): Promise<Response> {
  const { operationName, query, variables } = req.data ?? {}
  if (typeof query !== 'string') {
    return problemResponse(new Problem('request.invalid', { details: { part: 'query' } }))
  }
  const variableValues = isRecord(variables) ? variables : {}
  try {
    const document = graphql.parse(query, { maxTokens })
    const rules = [...graphql.specifiedRules, ...validationRules({ variableValues })]
    const errors = graphql.validate(schema, document, rules, { maxErrors })
    if (errors.length > 0) return Response.json({ errors }, { status: 400 })
    const { data, errors: failures } = await graphql.execute({
      ...{ schema, document, variableValues },
      contextValue: { headers: {}, req },
      operationName: typeof operationName === 'string' ? operationName : null,
    })
    return Response.json({ data, ...(failures && { errors: await toldOf(req, failures) }) })
  } catch (thrown) {
    if (thrown instanceof graphql.GraphQLError) {
      return Response.json({ errors: [thrown] }, { status: 400 })
    }
    // Nested deeper than anything that reads it can go.
    if (thrown instanceof RangeError) return problemResponse(new Problem('request.tooCostly'))
    throw thrown
  }
}

/** What a crash says of itself stays in the log. Hooks have their say, as in Payload's own handler. */
async function told(req: PayloadRequest, error: GraphQLError): Promise<GraphQLFormattedError> {
  const { config, logger } = req.payload
  const { locations, message, originalError, path } = error
  const { data, status = 500 } = (originalError ?? {}) as { data?: unknown; status?: number }
  const isSecret = originalError !== undefined && status === 500 && !config.debug
  if (isSecret) logger.error({ err: originalError })
  let graphqlResult: GraphQLFormattedError = {
    message: isSecret ? 'Something went wrong.' : message,
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: { statusCode: status, ...(!isSecret && data ? { data } : {}) },
  }
  for (const hook of config.hooks.afterError ?? []) {
    const changed = await hook({ context: req.context, error, graphqlResult, req })
    graphqlResult = changed?.graphqlResult ?? graphqlResult
  }
  return graphqlResult
}

/** One after the other: their hooks share the request. */
async function toldOf(req: PayloadRequest, failures: readonly GraphQLError[]) {
  const all = []
  for (const failure of failures) all.push(await told(req, failure))
  return all
}
