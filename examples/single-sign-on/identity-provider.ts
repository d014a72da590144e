import { createHash } from 'node:crypto'
import type { JWTVerifyGetKey } from 'jose'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import type { Attempt } from './attempt.ts'

/** Who somebody is at the identity provider. */
export interface Identity {
  subject: string
  email: string
  name: string | null
}

export interface IdentityProvider {
  /** Where the browser goes to sign in. */
  addressFor: (attempt: Attempt, redirectUri: string) => Promise<string>
  /** Who came back with this code. Throws where anything about it is not as it was asked for. */
  identify: (code: string, attempt: Attempt, redirectUri: string) => Promise<Identity>
}

interface ProviderOptions {
  issuer: string
  clientId: string
  clientSecret: string
}

interface Discovered {
  authorization_endpoint: string
  token_endpoint: string
  jwks_uri: string
}

/** An identity provider that speaks OpenID Connect, with the code flow and PKCE. */
export function identityProvider({
  clientId,
  clientSecret,
  issuer,
}: ProviderOptions): IdentityProvider {
  let known: Promise<{ endpoints: Discovered; keys: JWTVerifyGetKey }> | null = null
  const discover = () => {
    known ??= discoverAt(issuer).catch((thrown: unknown) => {
      known = null
      throw thrown
    })
    return known
  }

  return {
    async addressFor({ nonce, state, verifier }, redirectUri) {
      const { endpoints } = await discover()
      const address = new URL(endpoints.authorization_endpoint)
      const asked = {
        response_type: 'code',
        scope: 'openid email profile',
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      }
      for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value)
      return address.href
    },

    async identify(code, { nonce, verifier }, redirectUri) {
      const { endpoints, keys } = await discover()
      const answer = await fetch(endpoints.token_endpoint, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri,
          client_id: clientId,
          client_secret: clientSecret,
          code_verifier: verifier,
        }),
        signal: AbortSignal.timeout(10_000),
      })
      if (!answer.ok) throw new Error(`The identity provider refused the code: ${answer.status}`)
      const { id_token: token } = (await answer.json()) as { id_token?: string }
      const { payload: claims } = await jwtVerify(token ?? '', keys, {
        issuer,
        audience: clientId,
        algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
        requiredClaims: ['sub', 'exp', 'nonce'],
      })
      if (claims.nonce !== nonce) throw new Error('The token was made for another sign-in.')
      // An address that nobody has checked could be anybody's.
      if (typeof claims.email !== 'string' || claims.email_verified !== true) {
        throw new Error('The identity provider has not verified the email address.')
      }
      return {
        subject: `${issuer} ${claims.sub}`,
        email: claims.email.toLowerCase(),
        name: typeof claims.name === 'string' ? claims.name : null,
      }
    },
  }
}

async function discoverAt(issuer: string) {
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`${issuer} is no identity provider: ${answer.status}`)
  const endpoints = (await answer.json()) as Discovered
  return { endpoints, keys: createRemoteJWKSet(new URL(endpoints.jwks_uri)) }
}
