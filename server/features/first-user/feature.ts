import type { Feature } from '../../kit/feature.ts'
import type { FirstUserGuard } from './first-user-guard.ts'
import { registerFirstUser } from './register-first-user.ts'

export const firstUser = (guard: FirstUserGuard): Feature => ({
  collection: (collection) =>
    collection.auth && collection.endpoints !== false
      ? {
          ...collection,
          endpoints: [registerFirstUser(collection.slug, guard), ...(collection.endpoints ?? [])],
        }
      : collection,
})
