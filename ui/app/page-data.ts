import type { AdminConfig, PageFacts } from '#config-schema'
import { pageConfigId, pageFactsName } from '#config-schema'

const defaults: PageFacts = {
  admin: '/admin',
  api: '/api',
  cookiePrefix: 'payload',
  language: 'en',
  theme: 'all',
  hasSession: false,
}

/** What the server wrote into the page's head. */
export function readPageFacts(page: Document): PageFacts {
  const content = page.querySelector<HTMLMetaElement>(`meta[name="${pageFactsName}"]`)?.content
  return { ...defaults, ...(content ? JSON.parse(content) : {}) }
}

/** The config that came with the page; null where it came without. */
export function readPageConfig(page: Document): AdminConfig | null {
  const json = page.getElementById(pageConfigId)?.textContent
  return json ? JSON.parse(json) : null
}
