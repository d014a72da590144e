import type { ServerRequest } from 'srvx'

interface Changes {
  url?: string
  method?: string
  headers?: Headers
  body?: string
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
  Object.defineProperty(same, 'ip', { value: request.ip })
  return same
}
