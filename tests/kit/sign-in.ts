import type { APIRequestContext } from 'playwright'
import { request } from 'playwright'
import { admin } from './magazine.ts'
import type { Site } from './sites/site.ts'

/** Cookies that open a browser context as somebody. */
export type SignedIn = Awaited<ReturnType<APIRequestContext['storageState']>>

/** Signs in through the API. */
export async function signIn(server: Site, { email, password } = admin): Promise<SignedIn> {
  const api = await request.newContext({ extraHTTPHeaders: { origin: server.origin } })
  const response = await api.post(`${server.api}/users/login`, { data: { email, password } })
  if (!response.ok()) {
    throw new Error(`Signing in answered ${response.status()}: ${await response.text()}`)
  }
  const signedIn = await api.storageState()
  await api.dispose()
  return signedIn
}

/** Whether the server still knows these cookies. */
export async function isStillSignedIn(server: Site, signedIn: SignedIn): Promise<boolean> {
  const api = await request.newContext({ storageState: signedIn })
  const response = await api.get(`${server.api}/users/me`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const { user } = await response.json()
  await api.dispose()
  return Boolean(user)
}
