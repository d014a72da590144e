import type { Feature } from '../../kit/feature.ts'
import { pendingWork } from '../../kit/pending-work.ts'
import { forgotPassword } from './forgot-password.ts'
import { keepUser, keepUserLock } from './keep-user.ts'

/** People ask for a link by mail without telling others, or being told, who has an account. */
export function passwordReset(): Feature {
  const pending = pendingWork()
  return {
    collection: (collection) => {
      const { auth, endpoints, hooks, slug } = collection
      if (!auth) return collection
      const hasPasswords = auth === true || !auth.disableLocalStrategy
      return {
        ...collection,
        ...(endpoints !== false &&
          hasPasswords && { endpoints: [forgotPassword(slug, pending), ...(endpoints ?? [])] }),
        hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), keepUserLock] },
      }
    },
    database: () => ({
      ...keepUser,
      destroy: async (nothing, next) => {
        await pending.finished()
        await next(nothing)
      },
    }),
  }
}
