import type { PayloadRequest } from 'payload'
import type { SiteConfig } from '#config-schema'
import { sendsEmail } from '../../kit/sends-email.ts'
import { authOf } from './entities/auth.ts'

/** What every visitor gets. */
export function siteOf({ i18n, payload }: PayloadRequest, siteName: string): SiteConfig {
  const { admin, cookiePrefix, i18n: languages, routes } = payload.config
  return {
    siteName,
    routes: { admin: routes.admin, api: routes.api },
    cookiePrefix,
    theme: admin.theme,
    language: i18n.language,
    languages: Object.keys(languages.supportedLanguages),
    auth: authOf(payload.collections[admin.user]!.config),
    ...(sendsEmail(payload) && { sendsEmail: true as const }),
  }
}
