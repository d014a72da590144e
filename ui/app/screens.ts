/** The screens behind the sign-in: each comes in files of its own, when it is needed. */
export const screens = {
  account: () => import('../views/account/AccountRoute.tsx'),
  dashboard: () => import('../views/dashboard/DashboardRoute.tsx'),
  document: () => import('../views/document/DocumentRoute.tsx'),
  list: () => import('../views/list/ListRoute.tsx'),
}

/** The screen of an address below the admin route, as far as its form tells. */
export function screenAt(path: string): keyof typeof screens {
  if (/^\/globals\/|^\/collections\/[^/]+\/./.test(path)) return 'document'
  if (path.startsWith('/collections/')) return 'list'
  return path === '/account' ? 'account' : 'dashboard'
}
