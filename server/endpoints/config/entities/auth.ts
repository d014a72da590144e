import type { SanitizedCollectionConfig } from 'payload'
import { getLoginOptions } from 'payload'
import type { AuthConfig } from '#contracts/admin-config'
import type { PasswordField } from '#contracts/fields'
import type { ReadText } from '../texts.ts'

/** How people sign in to this collection. */
export function authOf({ auth, fields, slug }: SanitizedCollectionConfig): AuthConfig {
  const { loginWithUsername } = auth
  const { canLoginWithEmail, canLoginWithUsername } = getLoginOptions(loginWithUsername)
  const both = canLoginWithEmail && canLoginWithUsername
  return {
    collection: slug,
    loginWith: both ? 'emailOrUsername' : canLoginWithUsername ? 'username' : 'email',
    requireEmail: loginWithUsername ? loginWithUsername.requireEmail === true : needsEmail(fields),
    requireUsername: loginWithUsername ? loginWithUsername.requireUsername !== false : false,
  }
}

/** A site may write the field itself, and ask for no address: people are invited by other means. */
const needsEmail = (fields: SanitizedCollectionConfig['fields']): boolean =>
  fields.some(
    (field) =>
      'name' in field && field.name === 'email' && 'required' in field && field.required === true,
  )

/** Payload has no such field: it takes a password with a user, and keeps only its hash. */
export const passwordField = (readText: ReadText): PasswordField => ({
  type: 'password',
  name: 'password',
  label: readText(({ t }: { t: (key: string) => string }) => t('general:password'), 'label'),
  description: null,
  width: null,
  position: 'main',
  hidden: false,
  required: true,
  localized: false,
  unique: false,
  placeholder: null,
  defaultValue: null,
  readOnly: { create: false, update: false },
  disableListColumn: true,
  disableListFilter: true,
  disableBulkEdit: true,
  minLength: 3,
  maxLength: null,
  autoComplete: 'new-password',
})
