import type { PayloadHandler } from 'payload'
import { redirectUriOf } from './addresses.ts'
import { attemptCookie, newAttempt, noAttempt } from './attempt.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { startSession } from './session.ts'
import { strategyName } from './strategy.ts'

/** Sends the browser to the identity provider. */
export const start =
  (provider: IdentityProvider): PayloadHandler =>
  async (req) => {
    const collection = String(req.routeParams?.collection)
    const attempt = newAttempt()
    const redirectUri = redirectUriOf(req, collection)
    const { pathname: path, protocol } = new URL(redirectUri)
    return new Response(null, {
      status: 302,
      headers: {
        location: await provider.addressFor(attempt, redirectUri),
        'set-cookie': attemptCookie(attempt, { path, isHttps: protocol === 'https:' }),
        'cache-control': 'no-store',
      },
    })
  }

/** Signs in whom the strategy recognized, with a session like any other. */
export const callback: PayloadHandler = async (req) => {
  const collection = String(req.routeParams?.collection)
  const { logger, config } = req.payload
  const cookie =
    req.user?._strategy === strategyName
      ? await startSession(req, collection).catch((thrown: unknown) => {
          logger.warn({ err: thrown, msg: 'Somebody was refused who came from single sign-on' })
          return null
        })
      : null
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'set-cookie': noAttempt(new URL(redirectUriOf(req, collection)).pathname),
  })
  if (cookie) headers.append('set-cookie', cookie)
  // A page, and no redirect: a session's cookie counts for requests from this site only.
  const next = cookie ? config.routes.admin : `${config.routes.admin}?single-sign-on=failed`
  return new Response(`<!doctype html><meta http-equiv="refresh" content="0;url=${next}">`, {
    headers,
  })
}
