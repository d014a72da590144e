import type { ScreenName } from '#contracts/screens'

const shell = 'ui/app/Inside.tsx'

/** The lazily imported modules that a screen behind the sign-in is made of. */
export const screenParts: Readonly<Record<ScreenName, readonly string[]>> = {
  account: [shell, 'ui/views/account/AccountRoute.tsx'],
  dashboard: [shell, 'ui/views/dashboard/DashboardRoute.tsx'],
  document: [shell, 'ui/views/document/DocumentRoute.tsx'],
  list: [shell, 'ui/views/list/ListRoute.tsx'],
}

/** The texts of each language. */
export const textsOf = (language: string): string => `locales/${language}/access.json`

/** Those that only lists and documents need. */
export const recordTextsOf = (language: string): string => `locales/${language}/records.json`
