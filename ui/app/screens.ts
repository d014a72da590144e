import { part } from './part.tsx'

/** The screens behind the sign-in. */
export const screens = {
  account: part(async () => (await import('../views/account/AccountRoute.tsx')).AccountRoute),
  dashboard: part(
    async () => (await import('../views/dashboard/DashboardRoute.tsx')).DashboardRoute,
  ),
  document: part(async () => (await import('../views/document/DocumentRoute.tsx')).DocumentRoute),
  list: part(async () => (await import('../views/list/ListRoute.tsx')).ListRoute),
}

/** The screen of an address below the admin route, as far as its form tells. */
export function screenAt(path: string): keyof typeof screens {
  if (/^\/globals\/|^\/collections\/[^/]+\/./.test(path)) return 'document'
  if (path.startsWith('/collections/')) return 'list'
  return path === '/account' ? 'account' : 'dashboard'
}
