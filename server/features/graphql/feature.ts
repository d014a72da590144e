import type * as GraphQL from 'graphql'
import type { Config, GraphQLExtension } from 'payload'
import type { Feature } from '../../kit/feature.ts'
import { pendingWork } from '../../kit/pending-work.ts'
import { limitQueries } from './limit-queries.ts'
import { limitResolved } from './limit-resolved.ts'
import { answerForgotAlike, secretMutations } from './secret-mutations.ts'

/** Payload's own, where a config names none. */
const usualComplexity = 1000

/** What GraphQL may cost, and try, in one request: in Payload's own handler as well as in ours. */
export function graphQL(): Feature {
  const pending = pendingWork()
  return {
    config: (config) => (config.graphQL?.disable ? config : guarded(config, pending)),
    database: () => ({
      destroy: async (nothing, next) => {
        await pending.finished()
        await next(nothing)
      },
    }),
  }
}

function guarded(config: Config, pending: ReturnType<typeof pendingWork>): Config {
  const {
    maxComplexity = usualComplexity,
    mutations,
    queries,
    validationRules,
  } = config.graphQL ?? {}
  let library: typeof GraphQL | undefined
  let secrets: ReadonlySet<string> = new Set()

  const learn: GraphQLExtension = (graphQL, context) => {
    library = graphQL
    secrets = secretMutations(context.config.collections)
    return queries?.(graphQL, context) ?? {}
  }
  return {
    ...config,
    graphQL: {
      ...config.graphQL,
      queries: learn,
      mutations: (graphQL, context) => ({
        ...answerForgotAlike(pending)(graphQL, context),
        ...mutations?.(graphQL, context),
      }),
      validationRules: (args) => [
        ...(library ? [limitQueries(library, { complexity: maxComplexity, secrets })] : []),
        countingResolved,
        ...(validationRules?.(args) ?? []),
      ],
    },
  }
}

/** No rule: whoever validates has the schema. */
const countingResolved: GraphQL.ValidationRule = (context) => {
  limitResolved(context.getSchema())
  return {}
}
