import type { SanitizedConfig } from 'payload'
import { parseCookies } from 'payload/shared'
import type { PageFacts, ScriptsAhead } from '#contracts/page'
import { chosenTheme } from '#contracts/page'
import { defaultThemeOf } from '../features/default-theme/default-theme.ts'
import { writePage } from './page.ts'
import { pageLanguage } from './page-language.ts'
import { scriptsFor } from './scripts-ahead.ts'

/** What the page is made from. */
export interface PanelBuild {
  template: string
  scripts: ScriptsAhead
}

/** Where the browser sees the panel and its API, such as '/admin' and '/api'. */
export interface PanelPlace {
  admin: string
  api: string
}

interface Visit {
  headers: Headers
  /** Below the panel's place. */
  path: string
  place: PanelPlace
  editorCdn: string | null
  developerPanel?: boolean
  /** The site's own, below the panel's place. */
  styleSheet?: string | null
  /** It will be drawn. */
  isDrawn: boolean
}

/** What addresses below a place start with: '' where the panel is at '/'. */
export const baseOf = (admin: string): string => admin.replace(/\/$/, '')

/** The page for whoever asks, without what only their session may see. */
export function pageFor(
  visit: Visit,
  { scripts, template }: PanelBuild,
  config: SanitizedConfig,
): string {
  const facts = factsOf(visit, config)
  return writePage(template, {
    base: baseOf(visit.place.admin),
    facts,
    theme: themeOf(config, parseCookies(visit.headers)),
    styleSheet: visit.styleSheet,
    ahead: scriptsFor(scripts, visit.path, facts.language, facts.hasSession),
  })
}

/** What the page says of itself to the panel. */
export function factsOf(
  { developerPanel, editorCdn, headers, isDrawn, place }: Visit,
  config: SanitizedConfig,
): PageFacts {
  const { admin, cookiePrefix } = config
  const cookies = parseCookies(headers)
  const language = pageLanguage(config, cookies, headers)
  const byDefault = defaultThemeOf(config)
  return {
    ...place,
    cookiePrefix,
    language,
    theme: admin.theme,
    ...(byDefault !== 'light' && { defaultTheme: byDefault }),
    hasSession: cookies.has(`${cookiePrefix}-token`),
    ...(editorCdn !== null && { editorCdn }),
    ...(developerPanel && { developerPanel }),
    ...(isDrawn && { drawn: { isNarrow: isPhone(headers) } }),
  }
}

/** A phone says so, in either of two ways. */
const isPhone = (headers: Headers): boolean =>
  headers.get('sec-ch-ua-mobile') === '?1' || /\bMobi/.test(headers.get('user-agent') ?? '')

/** The config's one theme, else what the person chose, or the default; null: as their system is. */
function themeOf(config: SanitizedConfig, cookies: Map<string, string>): 'light' | 'dark' | null {
  const { admin, cookiePrefix } = config
  if (admin.theme !== 'all') return admin.theme
  const theme = chosenTheme(cookiePrefix, (name) => cookies.get(name)) ?? defaultThemeOf(config)
  return theme === 'auto' ? null : theme
}
