import type { CollectionAfterLogoutHook, CollectionConfig } from 'payload'
import { resetUser } from '../kit/reset-user.ts'
import { publishAfterCommit } from './after-commit.ts'

type AfterOperation = NonNullable<NonNullable<CollectionConfig['hooks']>['afterOperation']>[number]

/**
 * Users of whom it is told, to the server's own streams only, that they sign out somewhere, or reset
 * their password, which signs out everywhere else.
 */
export const publishSignOuts = (collection: CollectionConfig): CollectionConfig => {
  const { auth, hooks } = collection
  if (!auth) return collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterLogout: [...(hooks?.afterLogout ?? []), publishSignOut],
      afterOperation: [...(hooks?.afterOperation ?? []), publishReset],
    },
  }
}

const publishSignOut: CollectionAfterLogoutHook = async ({ collection: { slug }, req }) => {
  if (!req.user) return
  await publishAfterCommit(req.payload, req, {
    kind: 'session',
    user: { relationTo: slug, value: req.user.id },
  })
}

const publishReset: AfterOperation = async ({ args, collection: { slug }, operation, result }) => {
  const user = resetUser({ operation, result })
  const { req } = args
  if (!user || !req) return result
  const { id: value } = user
  await publishAfterCommit(req.payload, req, { kind: 'session', user: { relationTo: slug, value } })
  return result
}
