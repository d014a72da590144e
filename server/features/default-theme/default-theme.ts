import type { Config, SanitizedConfig } from 'payload'
import type { ThemeChoice } from '#contracts/page'

/** Payload's own config has no key for it. */
const key = 'stateroomDefaultTheme'

export const withDefaultTheme = <Given extends Pick<Config, 'custom'>>(
  config: Given,
  theme: ThemeChoice,
) => ({
  ...config,
  custom: { ...config.custom, [key]: theme },
})

/** What is shown to whoever has chosen nothing. */
export function defaultThemeOf({ custom }: Pick<SanitizedConfig, 'custom'>): ThemeChoice {
  const theme: unknown = custom?.[key]
  return theme === 'dark' || theme === 'auto' ? theme : 'light'
}
