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
    create: rule('Who can create documents.'),
    read: rule('Who can read documents; a query limits them to its results.'),
    update: rule('Who can update documents.'),
    delete: rule('Who can delete documents.'),
    unlock: optionalFunction(
      'Who can unlock a user after too many failed sign-ins. Without it, people of the panel who can update the user.',
    ),
    readVersions: optionalFunction(
      'Who can read the versions of a document. Without it, people who are signed in and can read the document.',
    ),
    admin: optionalFunction('Which users can access the admin panel.'),
  })
  .prefault({})
  .describe('Access control.')

export const globalAccess = z
  .strictObject({
    read: rule('Who can read the global.'),
    update: rule('Who can update the global.'),
    readVersions: optionalFunction(
      'Who can read its versions. Without it, people who are signed in and can read the global.',
    ),
  })
  .prefault({})
  .describe('Access control.')
