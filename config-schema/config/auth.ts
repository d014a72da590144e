import type { IncomingAuthType } from 'payload'
import { z } from 'zod'
import type { KeysOf } from './keys-of.ts'
import { anyFunction, count, flag, formed, optionalFunction, text } from './values.ts'

const onlyTrue = (meaning: string) => z.literal(true).optional().describe(meaning)

const mailKeys = {
  generateEmailHTML: optionalFunction("Makes the mail's text."),
  generateEmailSubject: optionalFunction("Makes the mail's subject."),
}

const authOptions = z
  .strictObject({
    loginWithUsername: z
      .union([
        z.boolean(),
        z.strictObject({
          requireUsername: flag('A user without a username is refused.'),
          requireEmail: flag('A user without an email address is refused.'),
          allowEmailLogin: flag('The email address works as well.'),
        }),
      ])
      .optional()
      .describe('Users sign in with a username.'),
    tokenExpiration: count('Seconds until a session ends; 7200 without.'),
    useSessions: flag('Sessions are kept in the database, so that they can be ended.'),
    maxLoginAttempts: count('Wrong passwords until a user is locked; 0 for no end.'),
    lockTime: count('Milliseconds that a user is locked for.'),
    verify: z
      .union([z.boolean(), z.strictObject(mailKeys)])
      .optional()
      .describe('Users must prove their email address first.'),
    forgotPassword: z
      .strictObject({
        ...mailKeys,
        expiration: count('Milliseconds that the link is good for.'),
        minRequestInterval: count('Milliseconds between two mails to the same user.'),
      })
      .optional()
      .describe('The way to a new password.'),
    cookies: z
      .strictObject({
        domain: text("The cookie's domain."),
        sameSite: z
          .union([z.boolean(), z.enum(['Lax', 'None', 'Strict'])])
          .optional()
          .describe('When the browser sends the cookie.'),
        secure: flag('Sent over HTTPS only.'),
      })
      .optional()
      .describe("The session's cookie."),
    depth: count('How deep the user is read with every request.'),
    useAPIKey: z
      .union([z.boolean(), z.strictObject({ reveal: flag('A stored key can be shown again.') })])
      .optional()
      .describe('Each user can have a key for the API.'),
    removeTokenFromResponses: onlyTrue('The token is in the cookie only.'),
    disableLocalStrategy: z
      .union([
        z.literal(true),
        z.strictObject({
          enableFields: onlyTrue('Keeps the fields of the users all the same.'),
          optionalPassword: onlyTrue('A user may have no password.'),
        }),
      ])
      .optional()
      .describe('No passwords: your own strategies only.'),
    strategies: z
      .array(
        z.strictObject({
          name: formed(/\S/, 'my-strategy').describe('The name of the strategy.'),
          authenticate: anyFunction.describe('Finds out who sends a request.'),
        }),
      )
      .optional()
      .describe('Ways of your own to find out who somebody is.'),
  } satisfies KeysOf<IncomingAuthType>)
  .meta({ id: 'Auth', description: 'How users of a collection sign in.' })

export const auth = z
  .union([z.boolean(), authOptions])
  .default(false)
  .describe('The documents are users who can sign in.')
