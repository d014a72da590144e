import { z } from 'zod'
import { anyFunction, optionalFunction } from './values.ts'

/** Lets in whoever is signed in: the rule where none is written. */
const isLoggedIn = ({ req: { user } }: { req: { user?: unknown } }) => Boolean(user)

/** A rule that falls back to `isLoggedIn`. */
const rule = (meaning: string) =>
  anyFunction
    .optional()
    .transform((own) => own ?? isLoggedIn)
    .meta({ description: meaning, 'x-default': 'logged in' })

export const collectionAccess = z
  .strictObject({
    create: rule('Who may make documents.'),
    read: rule('Who may see documents; a query lets them see those that it finds.'),
    update: rule('Who may change documents.'),
    delete: rule('Who may delete documents.'),
    unlock: rule('Who may unlock a user after too many wrong passwords.'),
    readVersions: optionalFunction('Who may see the versions of a document.'),
    admin: optionalFunction('Which of these users may enter the admin.'),
  })
  .prefault({})
  .describe('Who may do what.')

export const globalAccess = z
  .strictObject({
    read: rule('Who may see the global.'),
    update: rule('Who may change the global.'),
    readVersions: optionalFunction('Who may see its versions.'),
  })
  .prefault({})
  .describe('Who may do what.')
