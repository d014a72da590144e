import type { ServerRequest } from 'srvx'

/** What a body is, without what its type says besides: 'application/json'; '' where nobody says it. */
export const contentType = ({ headers }: Pick<ServerRequest, 'headers'>): string =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''

/** A form that may bring files. */
export const isForm = (request: Pick<ServerRequest, 'headers'>): boolean =>
  contentType(request).startsWith('multipart/')
