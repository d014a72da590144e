import type { PayloadRequest } from 'payload'
import type { SiteComponent, SiteConfig } from '#config-schema'
import type { FindComponent } from '../../components/site-components.ts'
import { sendsEmail } from '../../kit/sends-email.ts'
import { authOf } from './entities/auth.ts'

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
    language: i18n.language,
    languages: Object.keys(languages.supportedLanguages),
    auth: authOf(payload.collections[admin.user]!.config),
    ...(sendsEmail(payload) && { sendsEmail: true as const }),
    ...found('beforeLogin', admin.components.beforeLogin, find),
    ...found('afterLogin', admin.components.afterLogin, find),
  }
}

/** Those of one place; nothing where there are none. */
function found<Place extends 'beforeLogin' | 'afterLogin'>(
  place: Place,
  written: readonly unknown[] = [],
  find: FindComponent,
): Partial<Record<Place, readonly SiteComponent[]>> {
  const components = written.map(find).filter((one) => one !== undefined)
  return components.length > 0 ? ({ [place]: components } as Record<Place, SiteComponent[]>) : {}
}
