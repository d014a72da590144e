import type { ClientField } from '#contracts/fields'

const signInNames = ['email', 'username', 'password']

/** The fields of a collection of users without those that forms show as the way to sign in. */
export const withoutSignIn = (fields: readonly ClientField[]): ClientField[] =>
  fields.filter((field) => !('name' in field && signInNames.includes(field.name ?? '')))

/** Users of a site whose sign-in is its own have neither a password nor an address here. */
export const hasSignIn = (fields: readonly ClientField[]): boolean =>
  fields.some(({ type }) => type === 'password')
