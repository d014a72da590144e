import { ValidationError } from 'payload'
import type { AccountsConfig } from '#config-schema/config'
import { isCommonPassword } from './common-passwords.ts'
import type { BeforeOperation } from './own-account.ts'
import { accountText } from './texts.ts'

const settingPassword: readonly string[] = ['create', 'update', 'resetPassword']

/** A new password that somebody sends must be long enough, and none that is tried first. */
export const checkPasswords =
  ({ minPasswordLength, refuseCommonPasswords }: PasswordRules): BeforeOperation =>
  ({ args, collection, operation, req }) => {
    if (!settingPassword.includes(operation) || req.payloadAPI === 'local') return
    const { data } = args as { data?: Record<string, unknown> }
    const password = data?.password
    if (typeof password !== 'string' || password === '') return
    const refuse = (message: string) => {
      const errors = [{ path: 'password', message }]
      throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
    }
    if ([...password].length < minPasswordLength) {
      refuse(accountText(req, 'tooShort', { count: minPasswordLength }))
    }
    const names = [data?.email, data?.username, req.user?.email].flatMap(partsOf)
    if (refuseCommonPasswords && isCommonPassword(password, names)) {
      refuse(accountText(req, 'tooCommon'))
    }
  }

export type PasswordRules = Pick<AccountsConfig, 'minPasswordLength' | 'refuseCommonPasswords'>

/** An address, and what stands before its @. */
const partsOf = (name: unknown): string[] =>
  typeof name === 'string' ? [name, name.split('@')[0]!].map((one) => one.toLowerCase()) : []
