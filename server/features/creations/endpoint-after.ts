import type { Endpoint, PayloadHandler } from 'payload'

/** The endpoint that would have answered without ours: the site's own, or Payload's. */
export function endpointAfter(
  ours: Endpoint,
  { endpoints }: { endpoints?: false | Omit<Endpoint, 'root'>[] },
): PayloadHandler {
  const all = endpoints || []
  const isSame = ({ path, method }: Omit<Endpoint, 'root'>) =>
    path === ours.path && method === ours.method
  return all.slice(all.indexOf(ours) + 1).find(isSame)!.handler
}
