import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { Forbidden } from 'payload'
import { hintHeader } from '../session/unused-cookie.ts'

/**
 * A page of another site that signs people in with its own account would get what they do next. Payload
 * looks at where a request comes from only once there is a session.
 */
export const refuseForeignSignIn = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [refuseForeign(), ...(collection.hooks?.beforeOperation ?? [])],
  },
})

function refuseForeign(): CollectionBeforeOperationHook {
  const hint = hintOnce()
  return ({ collection, operation, req }) => {
    if (operation !== 'login' || req.payloadAPI === 'local') return
    const { csrf } = req.payload.config
    const origin = req.headers.get('origin')
    const isCrossSite = req.headers.get('sec-fetch-site') === 'cross-site'
    const isForeign = origin ? csrf.length > 0 && !csrf.includes(origin) : isCrossSite
    if (origin && isForeign) hint(req, whyRefused(origin))
    if (isForeign) throw new Forbidden(req.t)
    if (origin && isCrossSite && needsCookie(collection)) hint(req, whyLost(origin, collection))
  }
}

const whyRefused = (origin: string): string =>
  `Signing in was refused: the page is on ${origin}, which "csrf" of the config does not list. If its pages are yours, add it there.`

const whyLost = (origin: string, { slug }: SanitizedCollectionConfig): string =>
  `The browser won't use this session on ${origin}: it's another site, and cookies of "${slug}" aren't SameSite=None. Set auth.cookies to { sameSite: 'None', secure: true }.`

/** Whether a page of another site can't use the session: there is no token, and browsers keep the cookie back. */
const needsCookie = ({ auth }: SanitizedCollectionConfig): boolean =>
  auth.removeTokenFromResponses === true && auth.cookies.sameSite !== 'None'

/** In each answer for whoever writes the page, and once in the log, which others must not fill. */
function hintOnce() {
  let isTold = false
  return (req: PayloadRequest, hint: string) => {
    req.responseHeaders ??= new Headers()
    req.responseHeaders.set(hintHeader, hint)
    if (!isTold) req.payload.logger.warn(hint)
    isTold = true
  }
}
