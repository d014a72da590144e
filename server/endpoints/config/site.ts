import type { PayloadRequest } from 'payload'
import type { SiteConfig } from '#contracts/admin-config'
import { ownCode } from '#server-texts'
import type { FindComponent } from '../../components/find-component.ts'
import { sendsEmail } from '../../kit/sends-email.ts'
import { authOf } from './entities/auth.ts'
import { foundIn, slotsOf } from './slots.ts'

/** What every visitor gets. */
export function siteOf(
  { i18n, payload }: PayloadRequest,
  siteName: string,
  find: FindComponent,
): SiteConfig {
  const { admin, cookiePrefix, i18n: languages } = payload.config
  return {
    siteName,
    cookiePrefix,
    theme: admin.theme,
    language: ownCode(i18n.language),
    languages: Object.keys(languages.supportedLanguages).map(ownCode),
    auth: authOf(payload.collections[admin.user]!.config),
    ...(sendsEmail(payload) && { sendsEmail: true as const }),
    ...foundIn('beforeLogin', admin.components, find),
    ...foundIn('afterLogin', admin.components, find),
    // Before the sign-in nobody sees more of the panel.
    ...slotsOf(['Logo'], admin.components, find),
  }
}
