import type { ServerRequest } from 'srvx'

interface Changes {
  url?: string
  method?: string
  headers?: Headers
  body?: string | Uint8Array<ArrayBuffer>
  /** What Payload takes for the body of a read, which has none. */
  data?: object
}

/** The request with another address or body; of it stays who asks. */
export function sameRequest(request: ServerRequest, changes: Changes): ServerRequest {
  const { method, headers, signal, url } = request
  const same: ServerRequest = new Request(changes.url ?? url, {
    method: changes.method ?? method,
    headers: changes.headers ?? headers,
    signal,
    ...(changes.body !== undefined && { body: changes.body }),
  })
  const { data } = request as { data?: object }
  return Object.defineProperties(same, {
    ip: { value: request.ip, configurable: true },
    ...((changes.data ?? data) && {
      data: { value: changes.data ?? data, writable: true, configurable: true, enumerable: true },
    }),
  })
}
