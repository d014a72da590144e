interface AdminUrlParts {
  serverURL?: string
  basePath?: string
  adminRoute: string
  /** Below the admin route, e.g. '/collections/posts'. */
  path?: string
}

/** The one builder of addresses in the panel (NAV-1). */
export function adminUrl({ serverURL = '', basePath = '', adminRoute, path = '' }: AdminUrlParts) {
  if (adminRoute === '/' && path === '') return `${serverURL}${basePath}${adminRoute}`
  const route = adminRoute === '/' ? '' : adminRoute
  return `${serverURL}${basePath}${route}${path}`
}
