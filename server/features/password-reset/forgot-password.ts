import type { Endpoint, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { APIError, addDataAndFileToRequest } from 'payload'
import type { PendingWork } from '../../kit/pending-work.ts'
import { isLinkWhole } from './link-address.ts'

/**
 * POST {users}/forgot-password, in place of Payload's. That one answers sooner where there is no such
 * user, and with an error where the mail can't be sent or somebody else has the user open. Here
 * everybody gets the same answer, at once.
 */
export const forgotPassword = (slug: string, pending: PendingWork): Endpoint => ({
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const sent = sendLinkTo(req, slug, req.data ?? {})
    if (!sent) throw new APIError('Name the account.', 400)

    pending.add(sent)
    return Response.json({ message: req.t('general:success') })
  },
})

/** undefined: nobody is named. It never fails, and says nothing. */
export function sendLinkTo(
  req: PayloadRequest,
  slug: string,
  asked: Readonly<Record<string, unknown>>,
): Promise<void> | undefined {
  const name = nameIn(asked, req.payload.collections[slug]!.config.auth)
  return name && sendLink(req, slug, name)
}

type Name = { email: string } | { username: string }

/** How the account is named, of all the ways in which this site's users sign in. */
function nameIn(
  asked: Readonly<Record<string, unknown>>,
  { loginWithUsername }: SanitizedCollectionConfig['auth'],
): Name | undefined {
  const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
  const [email, username] = [textOf(asked.email), textOf(asked.username)]
  const takesEmail = !loginWithUsername || loginWithUsername.allowEmailLogin
  if (email && takesEmail) return { email }
  return username && loginWithUsername ? { username } : undefined
}

/** As the server's own work: nobody is signed in, and no lock of an editor stands in its way. */
async function sendLink(asked: PayloadRequest, slug: string, name: Name): Promise<void> {
  const { headers, i18n, payload, url } = asked
  const req: Partial<PayloadRequest> = {
    context: { stateroomForgot: true },
    headers,
    i18n,
    payloadAPI: 'local',
    ...(url && { url }),
  }
  if (!isLinkWhole(asked, slug)) {
    const missing =
      "the server doesn't know its address. Set STATEROOM_URL, or serverURL in the config"
    payload.logger.error(`Couldn't send a password reset link: ${missing}.`)
    return
  }
  try {
    // Payload's types know one of the two ways for each collection, and here it is any.
    const data = name as Parameters<typeof payload.forgotPassword>[0]['data']
    await payload.forgotPassword({ collection: slug, data, req })
  } catch (thrown) {
    payload.logger.error({ err: thrown, msg: "Couldn't send a password reset link" })
  }
}
