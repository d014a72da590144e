import { uploadRangeHeader } from '#contracts/uploads'

/**
 * Pages of other addresses may upload, too: a target is open to whoever has its address, and no cookie
 * goes with a request from there. Without the exposed header a client would begin at 0 each time.
 */
export const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, HEAD, PUT, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, range, x-uploadthing-package, x-uploadthing-version',
  'access-control-expose-headers': uploadRangeHeader,
  'access-control-max-age': '600',
} as const
