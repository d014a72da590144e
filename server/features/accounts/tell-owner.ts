import type { CollectionConfig, PayloadRequest } from 'payload'
import { sendsEmail } from '../../kit/sends-email.ts'
import type { AccountText } from './texts.ts'
import { accountText } from './texts.ts'

type Hooks = NonNullable<CollectionConfig['hooks']>
type Hook = NonNullable<Hooks['afterChange']>[number]

/** Tells whose password or address was changed, at the address that they had before. */
export const tellOwner: Hook = ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update' || !sendsEmail(req.payload)) return
  const before: unknown = previousDoc?.email
  if (typeof before !== 'string' || before === '') return
  // Payload hands on no password after it has stored it.
  if (req.context.stateroomNewPassword) tell(req, before, 'passwordChanged')
  if (before !== doc.email) tell(req, before, 'emailChanged')
}

/** Tells the owner of an account what was done to it, where the server sends email. */
export function tellOwnerOf(
  req: PayloadRequest,
  { email }: Readonly<Record<string, unknown>>,
  what: AccountText,
): void {
  if (sendsEmail(req.payload) && typeof email === 'string' && email !== '') tell(req, email, what)
}

/** A letter that doesn't arrive is no reason to refuse the change. */
function tell(req: PayloadRequest, to: string, what: AccountText): void {
  const { email, logger } = req.payload
  const subject = accountText(req, what)
  const from = `"${email.defaultFromName.replaceAll('"', '')}" <${email.defaultFromAddress}>`
  const text = `${subject}.\n\n${accountText(req, 'ifNotYou')}\n`
  email.sendEmail({ from, to, subject, text }).catch((thrown: unknown) => {
    logger.error({ err: thrown, msg: "Couldn't tell the owner of an account that it was changed" })
  })
}
