import type { IncomingAuthType } from 'payload'
import { z } from 'zod'
import type { KeysOf } from './keys-of.ts'
import { anyFunction, count, flag, formed, optionalFunction, text } from './values.ts'

const onlyTrue = (meaning: string) => z.literal(true).optional().describe(meaning)

const mailKeys = {
  generateEmailHTML: optionalFunction("Returns the email's body."),
  generateEmailSubject: optionalFunction("Returns the email's subject."),
}

const authOptions = z
  .strictObject({
    loginWithUsername: z
      .union([
        z.boolean(),
        z.strictObject({
          requireUsername: flag('Requires a username.'),
          requireEmail: flag('Requires an email address.'),
          allowEmailLogin: flag('Lets users sign in with their email address too.'),
        }),
      ])
      .optional()
      .describe('Users sign in with a username.'),
    tokenExpiration: count('Seconds until a session expires; 7200 by default.'),
    useSessions: flag('Stores sessions in the database, so that they can be revoked.'),
    maxLoginAttempts: count('Failed sign-ins until a user is locked; 0 for no limit.'),
    lockTime: count('Milliseconds until a locked user can sign in again.'),
    verify: z
      .union([z.boolean(), z.strictObject(mailKeys)])
      .optional()
      .describe('Requires users to verify their email address.'),
    forgotPassword: z
      .strictObject({
        ...mailKeys,
        expiration: count('Milliseconds until the link expires.'),
        minRequestInterval: count('Milliseconds between two emails to the same user.'),
      })
      .optional()
      .describe('Password reset.'),
    cookies: z
      .strictObject({
        domain: text("The cookie's domain."),
        sameSite: z
          .union([z.boolean(), z.enum(['Lax', 'None', 'Strict'])])
          .optional()
          .describe("The cookie's `SameSite` attribute."),
        secure: flag('Sent over HTTPS only.'),
      })
      .optional()
      .describe("The session's cookie."),
    depth: count('The depth at which the user is read in every request.'),
    useAPIKey: z
      .union([z.boolean(), z.strictObject({ reveal: flag('Lets a stored key be shown again.') })])
      .optional()
      .describe('Gives users API keys.'),
    removeTokenFromResponses: onlyTrue('Sends the token only in the cookie.'),
    disableLocalStrategy: z
      .union([
        z.literal(true),
        z.strictObject({
          enableFields: onlyTrue('Keeps the auth fields.'),
          optionalPassword: onlyTrue('Makes the password optional.'),
        }),
      ])
      .optional()
      .describe('Turns off passwords: only your own strategies can sign users in.'),
    strategies: z
      .array(
        z.strictObject({
          name: formed(/\S/, 'my-strategy').describe('The name of the strategy.'),
          authenticate: anyFunction.describe('Authenticates a request.'),
        }),
      )
      .optional()
      .describe('Custom authentication strategies.'),
  } satisfies KeysOf<IncomingAuthType>)
  .meta({ id: 'Auth', description: 'How users of a collection sign in.' })

export const auth = z
  .union([z.boolean(), authOptions])
  .default(false)
  .describe('Makes the documents users who can sign in.')
