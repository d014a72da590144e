import type { CollectionConfig, GlobalConfig } from 'payload'
import { z } from 'zod'
import type { KeysOf } from './keys-of.ts'
import { anyFunction, functions } from './values.ts'

const hook = (meaning: string) => z.array(anyFunction).default([]).describe(meaning)

export const collectionHooks = z
  .strictObject({
    beforeOperation: hook('Run before any operation.'),
    beforeValidate: hook('Run before the checks; may change the document.'),
    beforeChange: hook('Run before a save; may change the document.'),
    afterChange: hook('Run after a save.'),
    beforeRead: hook('Run before a document is shown.'),
    afterRead: hook('Run on every read; may change what is shown.'),
    beforeDelete: hook('Run before a document is deleted.'),
    afterDelete: hook('Run after a document is deleted.'),
    afterOperation: hook('Run after any operation; may change its answer.'),
    afterError: functions('Run when an operation fails.'),
    beforeLogin: hook('Run before somebody signs in; may refuse.'),
    afterLogin: hook('Run after somebody has signed in.'),
    afterLogout: hook('Run after somebody has signed out.'),
    afterRefresh: hook('Run after a session is renewed.'),
    afterMe: hook('Run after a user has been told who they are.'),
    afterForgotPassword: hook('Run after somebody has asked for a new password.'),
    me: hook('May answer who the user is.'),
    refresh: hook('May answer the renewal of a session.'),
  } satisfies KeysOf<NonNullable<CollectionConfig['hooks']>>)
  .prefault({})
  .describe('Functions of yours at moments in the life of a document.')

export const globalHooks = z
  .strictObject({
    beforeOperation: functions('Run before any operation.'),
    beforeValidate: functions('Run before the checks; may change the values.'),
    beforeChange: functions('Run before a save; may change the values.'),
    afterChange: functions('Run after a save.'),
    beforeRead: functions('Run before the global is shown.'),
    afterRead: functions('Run on every read; may change what is shown.'),
  } satisfies KeysOf<NonNullable<GlobalConfig['hooks']>>)
  .optional()
  .describe('Functions of yours at moments in the life of the global.')
