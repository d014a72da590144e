import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from 'srvx/node'

/** Any host on a free port: whatever asks there is answered by this handler. */
export async function serveRequests(fetch: (request: Request) => Promise<Response>) {
  const server = serve({ port: 0, hostname: '127.0.0.1', silent: true, fetch })
  await server.ready()
  const { port } = (server.node!.server as Server).address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close(true) }
}
