import { z } from 'zod'

/** `accounts`: what holds for all who sign in to the admin panel. */
export const accounts = z
  .strictObject({
    maxSessionAge: z
      .int()
      .min(60)
      .default(7 * 24 * 60 * 60)
      .describe('Seconds after which everyone signs in again, however much they work.'),
    minPasswordLength: z
      .int()
      .min(3)
      .max(128)
      .default(8)
      .describe('The minimum length of a new password.'),
    refuseCommonPasswords: z
      .boolean()
      .default(true)
      .describe('Refuses new passwords that are among the first that attackers try.'),
    tokensInResponses: z
      .boolean()
      .default(false)
      .describe(
        "Returns a session's token in the answer, for clients without cookies, unless a collection has `auth.removeTokenFromResponses`.",
      ),
  })
  .prefault({})
  .describe('Sessions and passwords.')

export type AccountsConfig = z.output<typeof accounts>
