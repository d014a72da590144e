import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { JWTPayload } from 'jose'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export const client = { clientId: 'recto', clientSecret: 'known-to-both' }

/** A small identity provider on this machine, as OpenID Connect describes one. */
export interface TestIdentityProvider {
  issuer: string
  /** Who signs in next; the page to sign in is skipped. */
  person: JWTPayload
  /** How often somebody brought a code. */
  codesBrought: number
  /** What is different about the next token; `forger`: somebody else signs it. */
  fault: { claims?: JWTPayload; forger?: true; withoutNonce?: true }
  close: () => Promise<void>
}

interface Asked {
  redirectUri: string
  nonce: string
  challenge: string
}

export async function openIdentityProvider(): Promise<TestIdentityProvider> {
  const own = await generateKeyPair('RS256')
  const forger = await generateKeyPair('RS256')
  const codes = new Map<string, Asked>()

  const answers: Record<string, (url: URL, body: URLSearchParams) => Promise<Answer>> = {
    '/.well-known/openid-configuration': async () => ({
      json: {
        issuer: provider.issuer,
        authorization_endpoint: `${provider.issuer}/authorize`,
        token_endpoint: `${provider.issuer}/token`,
        jwks_uri: `${provider.issuer}/keys`,
      },
    }),
    '/keys': async () => ({
      json: { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256' }] },
    }),
    '/authorize': async ({ searchParams: asked }) => {
      const redirectUri = asked.get('redirect_uri') ?? ''
      const code = randomUUID()
      codes.set(code, {
        redirectUri,
        nonce: asked.get('nonce') ?? '',
        challenge: asked.get('code_challenge') ?? '',
      })
      const back = new URL(redirectUri)
      back.search = String(new URLSearchParams({ code, state: asked.get('state') ?? '' }))
      return { location: back.href }
    },
    '/token': async (_url, body) => {
      provider.codesBrought += 1
      const asked = codes.get(body.get('code') ?? '')
      codes.delete(body.get('code') ?? '')
      const challenge = createHash('sha256')
        .update(body.get('code_verifier') ?? '')
        .digest('base64url')
      const isRight =
        asked?.redirectUri === body.get('redirect_uri') &&
        asked.challenge === challenge &&
        body.get('client_secret') === client.clientSecret
      if (!asked || !isRight) return { status: 400, json: { error: 'invalid_grant' } }
      const { claims, withoutNonce } = provider.fault
      const token = new SignJWT({
        iss: provider.issuer,
        aud: client.clientId,
        ...(!withoutNonce && { nonce: asked.nonce }),
        exp: Math.floor(Date.now() / 1000) + 60,
        ...provider.person,
        ...claims,
      })
      const key = provider.fault.forger ? forger.privateKey : own.privateKey
      const signed = await token.setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key)
      return { json: { id_token: signed } }
    },
  }
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', provider.issuer)
    const body = new URLSearchParams(await text(request))
    const {
      json,
      location,
      status = location ? 302 : 200,
    } = (await answers[url.pathname]?.(url, body)) ?? { status: 404 }
    response.writeHead(status, {
      ...(location && { location }),
      'content-type': 'application/json',
    })
    response.end(json && JSON.stringify(json))
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const provider: TestIdentityProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    person: {},
    codesBrought: 0,
    fault: {},
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return provider
}

interface Answer {
  status?: number
  json?: object
  location?: string
}
