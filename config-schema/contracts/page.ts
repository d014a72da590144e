import type { SiteConfig } from './admin-config.ts'
import type { ScreenName } from './screens.ts'

/** What a person can choose. `auto` follows the system. */
export type ThemeChoice = 'light' | 'dark' | 'auto'

/** The cookies that keep a choice; `system` is for `auto`, which deletes the other (THEME-1). */
export const themeCookies = (prefix: string) => ({
  chosen: `${prefix}-theme`,
  system: `${prefix}-theme-system`,
})

/** What its cookies say that a person chose; null: nothing. */
export function chosenTheme(
  prefix: string,
  cookie: (name: string) => string | null | undefined,
): ThemeChoice | null {
  const { chosen, system } = themeCookies(prefix)
  const theme = cookie(chosen)
  if (theme === 'light' || theme === 'dark') return theme
  return cookie(system) ? 'auto' : null
}

/** What the server writes into the page, so that the panel's first request goes to the right place. */
export interface PageFacts {
  admin: string
  api: string
  cookiePrefix: string
  language: string
  theme: SiteConfig['theme']
  /** Of whoever has chosen none; absent: light. */
  defaultTheme?: ThemeChoice
  /** The visitor came with a session's cookie; whether it still holds, the config says. */
  hasSession: boolean
  /** Somebody works on the panel's machines, and sees them. */
  developerPanel?: true
  /** Below which the page may fetch the code editor; absent: it is the panel's own. */
  editorCdn?: string
  /** How the server takes the window to be where it draws the first moment of the panel. */
  drawn?: { isNarrow: boolean }
}

/** The id of the element that the panel is in. */
export const panelRootId = 'root'

/** In the window of a page that came drawn: ends the holding of presses, and presses again. */
export const releaseName = 'stateroomRelease'

/** Where the panel is in a Payload project that another host serves. Below `{api}`. */
export const panelPath = '/stateroom/panel'

/** The name of the meta element with the facts. */
export const pageFactsName = 'stateroom'

/** The id of the element with the visitor's `AdminConfig` as JSON; a page may come without it. */
export const pageConfigId = 'stateroom-config'

/** The id of the element with answers, as JSON of `AnsweredQuestion[]`; a page may come without it. */
export const pageAnswersId = 'stateroom-answers'

/** The query parameter of the page that carries the setup token of the first user. */
export const setupTokenParameter = 'token'

/** The build's list of scripts that the page fetches ahead, each as its address below the admin. */
export interface ScriptsAhead {
  /** The script that the page begins with; each build has another one. */
  entry: string
  screens: Readonly<Partial<Record<ScreenName, readonly string[]>>>
  /** By language. */
  texts: Readonly<Record<string, readonly string[]>>
  /** The texts of lists and documents, by language. */
  recordTexts: Readonly<Record<string, readonly string[]>>
}

/** Where the list is among the panel's files. */
export const scriptsAheadFile = 'scripts-ahead.json'
