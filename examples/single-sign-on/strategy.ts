import type { AuthStrategy } from 'payload'
import { callbackPath, redirectUriOf } from './addresses.ts'
import { attemptIn } from './attempt.ts'
import type { IdentityProvider } from './identity-provider.ts'
import type { AccountOptions } from './users.ts'
import { userFor } from './users.ts'

export const strategyName = 'single-sign-on'

/** Recognizes whoever comes back from the identity provider, at that one address. */
export const strategy = (options: AccountOptions, provider: IdentityProvider): AuthStrategy => ({
  name: strategyName,
  async authenticate({ payload, req }) {
    const { collection } = options
    const path = `${payload.config.routes.api}/${collection}${callbackPath}`
    if (req?.pathname !== path || req.method !== 'GET') return { user: null }
    const { code, state } = req.query
    const attempt = attemptIn(req.headers, state)
    if (!attempt || typeof code !== 'string') return { user: null }
    const redirectUri = redirectUriOf(req, collection)
    const user = await userFor(req, options, await provider.identify(code, attempt, redirectUri))
    return { user: user && { ...user, collection, _strategy: strategyName } }
  },
})
