import type { AccountsConfig } from '#config-schema/config'
import type { Feature } from '../../kit/feature.ts'
import { ownHook } from '../../kit/own-hooks.ts'
import { guardOwnAccount } from './own-account.ts'
import { checkPasswords } from './password-rules.ts'
import { limitSessionAge } from './session-age.ts'
import { tellOwner } from './tell-owner.ts'

/** What holds for everyone who signs in: how old a session gets, and which passwords are refused. */
export const accounts = (config: AccountsConfig): Feature => ({
  collection: (collection) => {
    const { auth, hooks } = collection
    if (!auth) return collection
    const own = [limitSessionAge(config.maxSessionAge), checkPasswords(config), guardOwnAccount]
    return {
      ...collection,
      hooks: {
        ...hooks,
        beforeOperation: [...own, ...(hooks?.beforeOperation ?? [])],
        afterChange: [...(hooks?.afterChange ?? []), ownHook(tellOwner)],
      },
    }
  },
})
