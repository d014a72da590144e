import { isDeepStrictEqual } from 'node:util'
import type { AfterErrorHook, CollectionConfig } from 'payload'
import { failedSignIns } from '../../kit/failed-sign-ins.ts'
import { ownHook } from '../../kit/own-hooks.ts'
import { resetUser } from '../../kit/reset-user.ts'
import { isWrongCode } from '../../kit/sign-in-codes.ts'
import { audit } from './audit-log.ts'

type Hooks = NonNullable<CollectionConfig['hooks']>
type Hook<Name extends keyof Hooks> = NonNullable<Hooks[Name]>[number]

/** Users of whom it is noted when they sign in, and what is changed of them. */
export function recordAccounts(collection: CollectionConfig): CollectionConfig {
  const { auth, hooks } = collection
  if (!auth) return collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), noteSecrets],
      afterLogin: [...(hooks?.afterLogin ?? []), recordSignIn],
      afterLogout: [...(hooks?.afterLogout ?? []), recordSignOut],
      afterOperation: [...(hooks?.afterOperation ?? []), recordReset],
      afterChange: [...(hooks?.afterChange ?? []), ownHook(recordChange)],
      afterError: [...(hooks?.afterError ?? []), recordFailure],
    },
  }
}

const secrets: readonly string[] = ['password', 'apiKey']

/** Payload hands on neither after it has stored them. */
const noteSecrets: Hook<'beforeOperation'> = ({ args, operation, req }) => {
  if (operation !== 'update') return
  const { data } = args as { data?: Record<string, unknown> }
  req.context.stateroomSecrets = secrets.filter((name) => data?.[name] !== undefined)
}

const recordSignIn: Hook<'afterLogin'> = ({ collection, req, user }) =>
  audit(req, { event: 'signIn', by: user, collection: collection.slug, document: user.id })

const recordSignOut: Hook<'afterLogout'> = ({ collection, req }) =>
  audit(req, { event: 'signOut', collection: collection.slug })

const recordReset: Hook<'afterOperation'> = async ({ args, collection, operation, result }) => {
  const by = resetUser({ operation, result })
  if (args.req && by) {
    const { slug } = collection
    await audit(args.req, { event: 'passwordReset', by, collection: slug, document: by.id })
  }
  return result
}

/** What Payload keeps of a sign-in by itself: nobody changed it. */
const unsaid: ReadonlySet<string> = new Set([
  'collection',
  'createdAt',
  'hash',
  'lockUntil',
  'loginAttempts',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
  'resetPasswordToken',
  'salt',
  'sessions',
  'updatedAt',
  '_verificationToken',
])

const recordChange: Hook<'afterChange'> = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const where = { collection: collection.slug, document: doc.id }
  if (operation === 'create') return audit(req, { event: 'accountCreated', ...where })
  const changed = [...new Set([...Object.keys(doc), ...Object.keys(previousDoc ?? {})])].filter(
    (name) => !unsaid.has(name) && !isDeepStrictEqual(doc[name], previousDoc?.[name]),
  )
  const { stateroomSecrets = [] } = req.context as { stateroomSecrets?: string[] }
  const fields = [...stateroomSecrets, ...changed]
  if (fields.length > 0) await audit(req, { event: 'accountChanged', ...where, fields })
}

const refusals: readonly string[] = ['AuthenticationError', 'LockedAuth']

/** Whatever name was typed: that there is no such user is worth knowing as well. */
const recordFailure: AfterErrorHook = async ({ collection, error, req }) => {
  if (!refusals.includes(error.name) && !isWrongCode(error)) return
  for (const by of failedSignIns(req).splice(0)) {
    await audit(req, {
      event: 'signInFailed',
      by,
      ...(collection && { collection: collection.slug }),
    })
  }
}

/** GraphQL answers failures of a collection without its hooks. */
export const recordFailureInGraphQL: AfterErrorHook = async ({ error, graphqlResult, ...rest }) => {
  const { originalError } = error as { originalError?: Error }
  if (graphqlResult && originalError) await recordFailure({ ...rest, error: originalError })
}
