import type { APIRequestContext, BrowserContext } from '@playwright/test'
import type { AdminConfig, SignedInConfig } from '#contracts/admin-config'
import { adminConfigPath } from '#contracts/admin-config'
import type { PageFacts } from '#contracts/page'
import { pageFactsName } from '#contracts/page'
import { Problem } from '#problems'

/** A panel that answers, and where its API is. */
export interface Panel {
  /** `https://cms.example/admin` */
  url: string
  /** `https://cms.example/api` */
  api: string
}

/** Reads from the panel's page where its API is. */
export async function findPanel(request: APIRequestContext, named: string): Promise<Panel> {
  const address = URL.canParse(named) ? new URL(named) : null
  if (!address) throw new Problem('smoke.noPanel', { details: { url: named } })
  if (address.pathname === '/') address.pathname = '/admin'
  const page = await request.get(address.href).catch((cause: unknown) => {
    throw new Problem('smoke.noPanel', { details: { url: address.href }, cause })
  })
  const facts = factsIn(await page.text())
  if (!facts) throw new Problem('smoke.noPanel', { details: { url: address.href } })
  return { url: `${address.origin}${facts.admin}`, api: `${address.origin}${facts.api}` }
}

function factsIn(html: string): PageFacts | null {
  const [, content] = new RegExp(`<meta name="${pageFactsName}" content="([^"]*)"`).exec(html) ?? []
  if (content === undefined) return null
  try {
    return JSON.parse(
      content.replaceAll('&quot;', '"').replaceAll('&#34;', '"').replaceAll('&amp;', '&'),
    )
  } catch {
    return null
  }
}

/** Signs in as somebody; what they may see is the config that comes back. */
export async function signIn(
  { request }: BrowserContext,
  { api }: Panel,
  user: string,
  password: string,
): Promise<SignedInConfig> {
  const headers = sameOrigin(api)
  const before: AdminConfig = await (await request.get(`${api}${adminConfigPath}`)).json()
  const { collection, loginWith } = before.auth
  const name = loginWith === 'username' || !user.includes('@') ? 'username' : 'email'
  const answer = await request.post(`${api}/${collection}/login`, {
    headers,
    data: { [name]: user, password },
  })
  const config: AdminConfig = await (
    await request.get(`${api}${adminConfigPath}`, { headers })
  ).json()
  if (answer.ok() && config.kind === 'signedIn') return config
  throw new Problem('smoke.signIn', { details: { user, status: String(answer.status()) } })
}

/** Payload takes a session's cookie only from the site itself. */
export const sameOrigin = (api: string) => ({ origin: new URL(api).origin })
