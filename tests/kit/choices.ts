import { payloadCode } from '../../locales/codes.ts'
import type { SignedIn } from './sign-in.ts'
import type { Site } from './sites/site.ts'

/** What a person has chosen for this browser. */
export interface Choices {
  theme: 'light' | 'dark'
  language: string
}

export const stranger: SignedIn = { cookies: [], origins: [] }

/** Somebody's cookies, and beside them those that remember what they have chosen. */
export function withChoices(
  { cookies, origins }: SignedIn,
  server: Site,
  { theme, language }: Choices,
): SignedIn {
  const domain = new URL(server.url).hostname
  const remembered = Object.entries({
    'payload-theme': theme,
    'payload-lng': payloadCode(language),
  })
  return {
    cookies: [
      ...cookies,
      ...remembered.map(([name, value]) => ({ ...plain, domain, name, value })),
    ],
    origins,
  }
}

const plain = { path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const }
