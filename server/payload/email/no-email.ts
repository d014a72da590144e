import type { EmailAdapter } from 'payload'
import { noEmail } from '../../kit/sends-email.ts'

/** A site in production that can't send email: a link in a log would be a way in for whoever reads it. */
export const withoutEmail: EmailAdapter = () => ({
  name: noEmail,
  defaultFromAddress: 'nobody@localhost',
  defaultFromName: 'nobody',
  sendEmail: async () => {
    throw new Error('The site sends no email: `email` is missing in its config.')
  },
})
