import type { Config } from 'payload'
import { z } from 'zod'
import { flag, formed, text } from './values.ts'

const smtp = z
  .strictObject({
    host: z.string().min(1).describe('The host name of the mail server.'),
    port: z
      .int()
      .min(1)
      .max(65_535)
      .default(587)
      .describe('Its port; 465 starts with TLS, others change to it.'),
    user: text('The user name, if the mail server asks for one.'),
    password: text('The password of that user. Read it from an environment variable.'),
    requireTls: flag(
      'Refuses to send without TLS; on by default, except to a mail server on this machine.',
    ),
  })
  .describe('The mail server.')

const smtpOptions = z
  .strictObject({
    from: formed(/^[^\s@<>"]+@[^\s@<>"]+$/, 'news@example.com').describe(
      'The address that emails come from.',
    ),
    fromName: formed(/^[^"\r\n]*$/, 'My site')
      .optional()
      .describe("The name that emails come from; by default, the site's name."),
    smtp,
  })
  .meta({ id: 'Email', description: 'How the site sends email.' })

type Adapter = Extract<Config['email'], object>

/** Payload's own adapters come as promises of one. */
const adapter = z
  .custom<Adapter>((value) => typeof value === 'function' || value instanceof Promise, {
    params: { expected: 'function' },
  })
  .meta({ description: 'An adapter.', 'x-type': 'function' })

/** `email`: over SMTP, or with any adapter of Payload's. */
export const email = z
  .union([smtpOptions, adapter])
  .optional()
  .describe('Sends email, such as links to reset a password: an SMTP server or a Payload adapter.')

export type EmailConfig = z.output<typeof smtpOptions>
