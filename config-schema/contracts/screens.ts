/** The screens behind the sign-in. */
export type ScreenName = 'account' | 'dashboard' | 'document' | 'list'

/** The screen of an address below the admin route, as far as its form tells. */
export function screenAt(path: string): ScreenName {
  if (/^\/collections\/[^/]+\/trash$/.test(path)) return 'list'
  if (/^\/globals\/|^\/collections\/[^/]+\/./.test(path)) return 'document'
  if (path.startsWith('/collections/')) return 'list'
  return path === '/account' ? 'account' : 'dashboard'
}

/** Whether a screen shows lists or documents, whose texts come apart. */
export const showsRecords = (screen: ScreenName): boolean => screen !== 'dashboard'
