import type { CollectionConfig, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import type { Language } from '#config-schema'
import type { AccountsConfig } from '#config-schema/config'
import { isCommonPassword } from './common-passwords.ts'

type BeforeOperation = NonNullable<
  NonNullable<CollectionConfig['hooks']>['beforeOperation']
>[number]

const settingPassword: readonly string[] = ['create', 'update', 'resetPassword']

/** A new password that somebody sends must be long enough, and none that is tried first. */
export const checkPasswords =
  ({ minPasswordLength, refuseCommonPasswords }: PasswordRules): BeforeOperation =>
  ({ args, collection, operation, req }) => {
    if (!settingPassword.includes(operation) || req.payloadAPI !== 'REST') return
    const { data } = args as { data?: Record<string, unknown> }
    const password = data?.password
    if (typeof password !== 'string' || password === '') return
    const refuse = (message: string) => {
      const errors = [{ path: 'password', message }]
      throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
    }
    if ([...password].length < minPasswordLength) {
      refuse(tooShort[languageOf(req)].replace('{{count}}', String(minPasswordLength)))
    }
    const names = [data?.email, data?.username, req.user?.email].flatMap(partsOf)
    if (refuseCommonPasswords && isCommonPassword(password, names)) {
      refuse(tooCommon[languageOf(req)])
    }
  }

export type PasswordRules = Pick<AccountsConfig, 'minPasswordLength' | 'refuseCommonPasswords'>

/** An address, and what stands before its @. */
const partsOf = (name: unknown): string[] =>
  typeof name === 'string' ? [name, name.split('@')[0]!].map((one) => one.toLowerCase()) : []

// Payload has no such sentence, and its own fields show what the server says.
const tooShort: Readonly<Record<Language, string>> = {
  en: 'Use at least {{count}} characters.',
  de: 'Verwenden Sie mindestens {{count}} Zeichen.',
}

const tooCommon: Readonly<Record<Language, string>> = {
  en: 'This password is easy to guess. Choose another one.',
  de: 'Dieses Passwort ist leicht zu erraten. Wählen Sie ein anderes.',
}

const languageOf = ({ i18n }: PayloadRequest): Language =>
  i18n.language in tooShort ? (i18n.language as Language) : 'en'
