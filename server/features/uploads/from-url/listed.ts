import type { UploadConfig } from 'payload'

export type AllowList = Extract<NonNullable<UploadConfig['pasteURL']>, object>['allowList']

/** Whether a list names this address, with `*` and `**` in paths as in Payload's own lists. */
export const isListed = (url: URL, list: AllowList): boolean =>
  list.some(
    ({ hostname, pathname, port, protocol, search }) =>
      url.hostname === hostname &&
      (!protocol || url.protocol === `${protocol}:`) &&
      // A server has other things on its other ports.
      url.port === (port ?? '') &&
      (!search || url.search === search) &&
      (!pathname || patternOf(pathname).test(url.pathname)),
  )

function patternOf(pathname: string): RegExp {
  const escaped = pathname.replace(/[.+?^${}()|[\]\\*]/g, '\\$&')
  const any = escaped.replaceAll('\\*\\*', '.*').replaceAll('\\*', '[^/]*')
  return new RegExp(`^${any.replace(/\/$/, '/?')}$`)
}
