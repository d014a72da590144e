import type { PayloadRequest } from 'payload'
import { canAccessAdmin } from 'payload'
import { parseCookies } from 'payload/shared'
import type { AdminUser } from '#contracts/admin-config'

type User = NonNullable<PayloadRequest['user']>

/** The person who asks. */
export async function userOf(req: PayloadRequest, user: User): Promise<AdminUser> {
  const { auth, admin } = req.payload.collections[user.collection]!.config
  const values: Record<string, unknown> = { ...user }
  return {
    id: user.id,
    collection: user.collection,
    title: titleOf(values, admin.useAsTitle),
    sessionEndsAt: endOfSession(req) ?? Date.now() + auth.tokenExpiration * 1000,
    canAccessAdmin: await canAccessAdmin({ req }).then(
      () => true,
      () => false,
    ),
  }
}

const titleOf = (values: Record<string, unknown>, useAsTitle = 'id'): string =>
  String([values[useAsTitle], values.email, values.username].find(isText) ?? values.id)

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''

/** null: signed in without a token of ours, e.g. by an API key. */
function endOfSession({ headers, payload }: PayloadRequest): number | null {
  const [, bearer] = headers.get('authorization')?.match(/^(?:JWT|Bearer) (.+)$/) ?? []
  const token = bearer ?? parseCookies(headers).get(`${payload.config.cookiePrefix}-token`)
  const { exp } = claimsOf(token)
  return typeof exp === 'number' ? exp * 1000 : null
}

/** The token was verified when Payload found the user by it; here it is only read. */
function claimsOf(token: string | undefined): { exp?: unknown } {
  try {
    return JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString())
  } catch {
    return {}
  }
}
