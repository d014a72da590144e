import type { CollectionConfig, GlobalConfig } from 'payload'
import { z } from 'zod'
import type { KeysOf } from './keys-of.ts'
import { anyFunction, functions } from './values.ts'

const hook = (meaning: string) => z.array(anyFunction).default([]).describe(meaning)

export const collectionHooks = z
  .strictObject({
    beforeOperation: hook('Runs before any operation.'),
    beforeValidate: hook('Runs before validation; can change the document.'),
    beforeChange: hook('Runs before a save; can change the document.'),
    afterChange: hook('Runs after a save.'),
    beforeRead: hook('Runs before a document is read.'),
    afterRead: hook('Runs after every read; can change the result.'),
    beforeDelete: hook('Runs before a document is deleted.'),
    afterDelete: hook('Runs after a document is deleted.'),
    afterOperation: hook('Runs after any operation; can change its result.'),
    afterError: functions('Runs when an operation fails.'),
    beforeLogin: hook('Runs before a user signs in; can refuse.'),
    afterLogin: hook('Runs after a user signs in.'),
    afterLogout: hook('Runs after a user signs out.'),
    afterRefresh: hook('Runs after a session is refreshed.'),
    afterMe: hook('Runs after the current user is read.'),
    afterForgotPassword: hook('Runs after a user requests a new password.'),
    me: hook('Can return the current user.'),
    refresh: hook('Can return the refreshed session.'),
  } satisfies KeysOf<NonNullable<CollectionConfig['hooks']>>)
  .prefault({})
  .describe('Hooks of the collection.')

export const globalHooks = z
  .strictObject({
    beforeOperation: functions('Runs before any operation.'),
    beforeValidate: functions('Runs before validation; can change the values.'),
    beforeChange: functions('Runs before a save; can change the values.'),
    afterChange: functions('Runs after a save.'),
    beforeRead: functions('Runs before the global is read.'),
    afterRead: functions('Runs after every read; can change the result.'),
  } satisfies KeysOf<NonNullable<GlobalConfig['hooks']>>)
  .optional()
  .describe('Hooks of the global.')
