import type { SanitizedConfig } from 'payload'
import { withDefaultTheme } from '../features/default-theme/default-theme.ts'
import type { Handler } from '../host/handler.ts'
import type { PanelBuild, PanelPlace } from '../panel/page-for.ts'
import { baseOf, pageFor } from '../panel/page-for.ts'
import { pageHeaders } from '../panel/page-headers.ts'
import type { RemoteSite } from './remote-site.ts'

/** The panel's page for a server elsewhere. What only a session may see, the panel asks for itself. */
export function remotePage(
  build: PanelBuild,
  place: PanelPlace,
  { cookiePrefix, defaultTheme, languages, policy, theme }: RemoteSite,
): Handler {
  const supportedLanguages = Object.fromEntries(languages.map((language) => [language, {}]))
  const fallbackLanguage = languages.includes('en') ? 'en' : (languages[0] ?? 'en')
  const config = {
    admin: { theme },
    cookiePrefix,
    ...withDefaultTheme({}, defaultTheme),
    i18n: { fallbackLanguage, supportedLanguages },
  } as unknown as SanitizedConfig
  const headers = {
    ...pageHeaders({ editorCdn: null, frames: [], bucket: null }),
    ...(policy !== null && { 'content-security-policy': policy }),
  }

  return ({ headers: given, method, url }) => {
    if (method === 'HEAD') return new Response(null, { headers })
    const path = new URL(url).pathname.slice(baseOf(place.admin).length)
    return new Response(
      pageFor({ headers: given, path, place, editorCdn: null, isDrawn: false }, build, config),
      {
        headers,
      },
    )
  }
}
