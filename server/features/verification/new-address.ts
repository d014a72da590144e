import { randomBytes } from 'node:crypto'
import type { CollectionConfig, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { mayUpdateAll } from '../../kit/may-update-all.ts'
import { sendsEmail } from '../../kit/sends-email.ts'

type Hooks = NonNullable<CollectionConfig['hooks']>
type Hook<Name extends keyof Hooks> = NonNullable<Hooks[Name]>[number]

/** An address that somebody gave their account isn't verified by the one that it had. */
export const forgetVerification: Hook<'beforeChange'> = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const isNew = operation === 'update' && plain(data.email) !== plain(originalDoc?.email)
  if (!isNew || data.email === undefined || req.payloadAPI === 'local') return data
  if (await mayUpdateAll(req, collection.slug)) return data
  const token = randomBytes(20).toString('hex')
  req.context.stateroomVerification = token
  return { ...data, _verified: false, _verificationToken: token }
}

/** The mail that Payload sends with a new account, to the new address. */
export const sendVerification: Hook<'afterChange'> = ({ collection, doc, req }) => {
  const token = req.context.stateroomVerification
  if (typeof token !== 'string' || !sendsEmail(req.payload)) return
  delete req.context.stateroomVerification
  send(req, collection, doc, token).catch((thrown: unknown) => {
    req.payload.logger.error({ err: thrown, msg: "Couldn't send a link to verify an address" })
  })
}

async function send(
  req: PayloadRequest,
  { auth, slug }: SanitizedCollectionConfig,
  user: Record<string, unknown>,
  token: string,
): Promise<void> {
  const { config, email } = req.payload
  const { generateEmailHTML, generateEmailSubject } =
    typeof auth.verify === 'object' ? auth.verify : {}
  const serverURL = originOf(req)
  const path = `/${slug}/verify/${token}` as const
  const url = formatAdminURL({ adminRoute: config.routes.admin, path, serverURL })
  const told = { req, token, user }
  const words = { serverURL, verificationURL: url }
  await email.sendEmail({
    from: `"${email.defaultFromName}" <${email.defaultFromAddress}>`,
    to: String(user.email),
    subject: (await generateEmailSubject?.(told)) ?? req.t('authentication:verifyYourEmail'),
    html: (await generateEmailHTML?.(told)) ?? req.t('authentication:newAccountCreated', words),
  })
}

/** Never one that somebody made up for this request. */
function originOf({ headers, payload: { config } }: PayloadRequest): string {
  const host = headers.get('host')
  return config.serverURL || (config.csrf.find((origin) => origin.endsWith(`//${host}`)) ?? '')
}

const plain = (address: unknown): string =>
  String(address ?? '')
    .toLowerCase()
    .trim()
