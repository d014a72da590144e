import type { ThemeChoice } from '#contracts/page'

export type { ThemeChoice }

export interface ThemeInput {
  /** What was chosen in an earlier visit; null: nothing. */
  remembered: ThemeChoice | null
  /** What the site shows to whoever has chosen nothing. */
  byDefault: ThemeChoice
  /** The themes that the config allows. */
  allowed: 'all' | 'light' | 'dark'
}

export type ThemeContext = ThemeInput

export type ThemeEvent =
  | { type: 'user.chooseLight' }
  | { type: 'user.chooseDark' }
  | { type: 'user.chooseAuto' }

/** What the page has to do. `kept: false`: for this visit only, nothing is remembered. */
export type ThemeEmitted = { type: 'shown'; theme: ThemeChoice; kept: boolean }
