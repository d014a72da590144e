import { request as ask } from 'undici'
import { adminConfigPath } from '#contracts/admin-config'
import type { ThemeChoice } from '#contracts/page'
import { pageFactsName, panelPath } from '#contracts/page'
import { Problem } from '#problems'

/** What the panel's page says of the server that it is for. */
export interface RemoteSite {
  cookiePrefix: string
  theme: 'all' | 'light' | 'dark'
  defaultTheme: ThemeChoice
  languages: readonly string[]
  /** What its own page of the panel may load; null: it has none there. */
  policy: string | null
}

const patienceMs = 15_000

/** Looks whether there is a Payload with the plugin. Refuses with what is there instead. */
export async function findRemoteSite(api: URL): Promise<RemoteSite> {
  const config = await read(api, adminConfigPath)
  const known = config.status === 200 ? parsed(config.text) : null
  if (known === null || typeof known.auth !== 'object') {
    throw new Problem('remote.noPlugin', {
      details: { url: `${api.href}${adminConfigPath}`, status: String(config.status) },
    })
  }
  const page = await read(api, panelPath)
  const facts = page.status === 200 ? factsIn(page.text) : {}
  return {
    cookiePrefix: String(facts.cookiePrefix ?? 'payload'),
    theme: facts.theme === 'light' || facts.theme === 'dark' ? facts.theme : 'all',
    defaultTheme: themeIn(facts.defaultTheme),
    languages: Array.isArray(known.languages) ? known.languages.map(String) : ['en'],
    policy: page.status === 200 ? page.policy : null,
  }
}

const themeIn = (fact: unknown): ThemeChoice =>
  fact === 'dark' || fact === 'auto' ? fact : 'light'

async function read(api: URL, path: string) {
  try {
    const answer = await ask(new URL(api.pathname + path, api), {
      headersTimeout: patienceMs,
      bodyTimeout: patienceMs,
      headers: { accept: 'application/json, text/html' },
    })
    const policy = answer.headers['content-security-policy']
    return {
      status: answer.statusCode,
      text: await answer.body.text(),
      policy: typeof policy === 'string' ? policy : null,
    }
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException
    const details = { url: api.origin, reason: message || code || 'no answer' }
    throw new Problem('remote.unreachable', { details, cause })
  }
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** The facts that a page of the panel has in its head. */
function factsIn(page: string): Record<string, unknown> {
  const [, content = ''] =
    new RegExp(`<meta name="${pageFactsName}" content="([^"]*)"`).exec(page) ?? []
  const text = content
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  return parsed(text) ?? {}
}
