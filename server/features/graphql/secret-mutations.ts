import type * as GraphQL from 'graphql'
import type { GraphQLExtension, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { formatNames, toWords } from 'payload'
import type { PendingWork } from '../../kit/pending-work.ts'
import { sendLinkTo } from '../password-reset/forgot-password.ts'

type Entity = Pick<SanitizedCollectionConfig, 'auth' | 'graphQL' | 'slug'>
type Mutation = GraphQL.GraphQLFieldConfig<unknown, { req: PayloadRequest }>

/** Mutations that try a password or a token, as Payload names them. */
export const secretMutations = (collections: readonly Entity[]): ReadonlySet<string> =>
  new Set(
    collections.flatMap((collection) =>
      collection.auth
        ? ['login', 'forgotPassword', 'resetPassword', 'unlock', 'verifyEmail'].map(
            (verb) => verb + singularOf(collection),
          )
        : [],
    ),
  )

function singularOf({ graphQL, slug }: Entity): string {
  const named = graphQL ? graphQL.singularName : undefined
  return named ? toWords(named, true) : formatNames(slug).singular
}

/**
 * Asking for a link answers at once, as over REST: Payload's own takes longer where there is a user,
 * and says so where no mail can be sent.
 */
export const answerForgotAlike =
  (pending: PendingWork): GraphQLExtension =>
  (_graphQL, { Mutation, config }) =>
    Object.fromEntries(
      config.collections.flatMap((collection) => {
        const name = `forgotPassword${singularOf(collection)}`
        const mutation: Mutation | undefined = Mutation.fields[name]
        if (!collection.auth || !mutation) return []
        const resolve: Mutation['resolve'] = (_parent, asked, { req }) => {
          const sent = sendLinkTo(req, collection.slug, asked)
          if (sent) pending.add(sent)
          return true
        }
        return [[name, { ...mutation, resolve }]]
      }),
    )
