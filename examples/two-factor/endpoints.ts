import { randomBytes } from 'node:crypto'
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import {
  APIError,
  commitTransaction,
  Forbidden,
  initTransaction,
  killTransaction,
  LockedAuth,
} from 'payload'
import { requireCurrentPassword } from 'stateroom-admin/server'
import type { Factor } from './factors.ts'
import {
  createFactor,
  deleteFactor,
  findFactor,
  holdFactor,
  spendCode,
  updateFactor,
} from './factors.ts'
import { toBase32 } from './one-time-password.ts'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { codeWrong } from './refusals.ts'
import type { Tries } from './tries.ts'

export interface TwoFactorOptions {
  /** The slug of the users who can turn it on. */
  collection: string
  /** What authenticator apps call the site. */
  issuer: string
}

interface Context extends TwoFactorOptions {
  tries: Tries
}

/** What somebody does about their own second factor, below `/api/{collection}/two-factor`. */
export const endpoints = (context: Context): Endpoint[] => [
  { path: '/two-factor', method: 'get', handler: ofOneself(context, tellState) },
  { path: '/two-factor', method: 'post', handler: ofOneself(context, begin) },
  { path: '/two-factor/confirm', method: 'post', handler: ofOneself(context, confirm) },
  { path: '/two-factor/turn-off', method: 'post', handler: ofOneself(context, turnOff) },
]

type Body = Readonly<Record<string, unknown>>
type Act = (req: PayloadRequest, account: string, context: Context, body: Body) => Promise<object>

/** An API key has no second factor, and may not change one. */
const ofOneself =
  (context: Context, act: Act): PayloadHandler =>
  async (req) => {
    const { user } = req
    if (user?.collection !== context.collection || user._strategy !== 'local-jwt') {
      throw new Forbidden(req.t)
    }
    const body: Body = req.method === 'POST' ? ((await req.json?.().catch(() => null)) ?? {}) : {}
    const isOwn = await initTransaction(req)
    try {
      const told = await act(req, `${user.collection}/${user.id}`, context, body)
      if (isOwn) await commitTransaction(req)
      return Response.json(told, { headers: { 'cache-control': 'private, no-store' } })
    } catch (thrown) {
      await killTransaction(req)
      throw thrown
    }
  }

const tellState: Act = async (req, account) => {
  const factor = await findFactor(req, account)
  return { isOn: Boolean(factor?.confirmed), codesLeft: factor?.recoveryCodes?.length ?? 0 }
}

/** Makes a secret. Nothing is asked for until it's confirmed with a code. */
const begin: Act = async (req, account, { issuer }, body) => {
  await requireCurrentPassword(req, body['current-password'])
  if ((await findFactor(req, account))?.confirmed) {
    throw new APIError('It’s already on. Turn it off first.', 409, null, true)
  }
  const secret = randomBytes(20)
  await createFactor(req, account, secret)
  const { email, username } = req.user as { email?: string; username?: string }
  const label = encodeURIComponent(`${issuer}:${email ?? username ?? account}`)
  const shown = toBase32(secret)
  return {
    secret: shown,
    uri: `otpauth://totp/${label}?secret=${shown}&issuer=${encodeURIComponent(issuer)}`,
  }
}

/** Turns it on, and tells the recovery codes this once. */
const confirm: Act = async (req, account, { tries }, { code }) => {
  const factor = await holdFactor(req, account)
  if (!factor || factor.confirmed)
    throw new APIError('There’s nothing to confirm.', 409, null, true)
  await mustBeRight(req, account, tries, factor, code)
  const codes = newRecoveryCodes()
  await updateFactor(req, factor, {
    confirmed: true,
    recoveryCodes: codes.map((one) => recoveryHash(req.payload.secret, one)),
  })
  return { recoveryCodes: codes }
}

const turnOff: Act = async (req, account, { tries }, { code }) => {
  const factor = await holdFactor(req, account)
  if (factor?.confirmed) await mustBeRight(req, account, tries, factor, code)
  await deleteFactor(req, account)
  return { isOn: false }
}

/** Refuses a code that's wrong, was used, or is one too many. */
export async function mustBeRight(
  req: PayloadRequest,
  account: string,
  tries: Tries,
  factor: Factor,
  code: unknown,
): Promise<void> {
  if (!tries.begin(account)) throw new LockedAuth(req.t)
  if (typeof code !== 'string' || !(await spendCode(req, factor, code))) throw codeWrong()
  tries.forget(account)
}
