import type { AdminConfig } from '#contracts/admin-config'
import { localeIn } from '#contracts/content-locale'

/** What the person works in who is signed in; null where nobody is, or where there is but one language. */
export const ownLocale = (config: AdminConfig | null): string | null =>
  config?.kind === 'signedIn' && config.localization
    ? localeIn(config.localization, '', config.localization.preferred ?? null)
    : null
