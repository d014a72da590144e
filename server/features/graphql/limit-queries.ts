import type * as GraphQL from 'graphql'
import { countFields, mostRepeats, rootFields } from './query-size.ts'

/** Lists, documents and changes of one request. */
const mostRoots = 20
/** Of fields that a set asks for again; pages share fragments, so a few are usual. */
const mostOfTheSame = 20
/** So many times what one operation may cost: all operations and fragments of a document together. */
const perComplexity = 4

export interface QueryLimits {
  /** Payload's own `maxComplexity`. */
  complexity: number
  /** Mutations that try a password or a token. */
  secrets: ReadonlySet<string>
}

/**
 * Refuses a document that would take too long before anything else looks at it: both GraphQL's own
 * rules and Payload's complexity write out its fragments, which can be made to never end.
 */
export const limitQueries =
  ({ GraphQLError }: typeof GraphQL, limits: QueryLimits): GraphQL.ValidationRule =>
  (context) => ({
    Document: {
      enter: (document) => {
        const complaint = complaintAbout(document, limits)
        if (complaint === null) return undefined
        context.reportError(new GraphQLError(complaint))
        // Nothing is left of it for the other rules.
        return { ...document, definitions: [] }
      },
    },
  })

/** null: there is none. */
function complaintAbout(
  document: GraphQL.DocumentNode,
  { complexity, secrets }: QueryLimits,
): string | null {
  if (countFields(document) > perComplexity * complexity) return tooMany('fields')
  if (mostRepeats(document) > mostOfTheSame) return tooMany('repeated fields')
  for (const fields of rootFields(document)) {
    if (fields.length > mostRoots) return tooMany('queries', mostRoots)
    const secret = fields.find(({ name }) => secrets.has(name.value))
    if (secret && fields.length > 1) {
      return `Send "${secret.name.value}" in a request of its own.`
    }
  }
  return null
}

const tooMany = (what: string, most?: number): string =>
  `This asks for too many ${what}${most ? `; ${most} are possible` : ''}. Split it into several requests.`
