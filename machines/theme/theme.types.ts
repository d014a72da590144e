/** What a person can choose. `auto` follows the system. */
export type ThemeChoice = 'light' | 'dark' | 'auto'

export interface ThemeInput {
  /** What was remembered from an earlier visit. */
  remembered: ThemeChoice
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
