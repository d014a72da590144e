import type { BootConfig } from '../kit/panel.ts'

const defaults: BootConfig = {
  admin: '/admin',
  api: '/api',
  cookiePrefix: 'payload',
  language: 'en',
  theme: 'all',
  hasSession: false,
}

/** Reads `<meta name="stateroom" content="{…}">`. */
export function readBootConfig(page: Document): BootConfig {
  const content = page.querySelector<HTMLMetaElement>('meta[name="stateroom"]')?.content
  return { ...defaults, ...(content ? JSON.parse(content) : {}) }
}
