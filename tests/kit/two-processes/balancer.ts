import { once } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'

/** One address before several processes, as a site of many visitors has it. */
export interface Balancer {
  origin: string
  close: () => Promise<void>
}

/** Who has this cookie is served by the process of that number; everybody else by the first one. */
export const processCookie = 'process'

/** Passes everything on to these ports of this machine, as it comes: streams are not held back. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const server = createServer((request, response) => {
    passOn(request, response, ports[chosenProcess(request.headers)] ?? ports[0]!)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const cookie = new RegExp(`(?:^|;\\s*)${processCookie}=(\\d+)`)

const chosenProcess = ({ cookie: sent = '' }: IncomingHttpHeaders): number =>
  Number(cookie.exec(sent)?.[1] ?? 0)

function passOn(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method = 'GET', url = '/', socket } = request
  const headers = { ...withoutHop(request.headers), 'x-forwarded-for': socket.remoteAddress ?? '' }
  const passed = ask({ host: '127.0.0.1', port, method, path: url, headers, agent: false })

  passed.once('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, withoutHop(answer.headers))
    response.flushHeaders()
    pipeline(answer, response, ignoreCut)
  })
  passed.once('error', () => {
    if (response.headersSent) response.destroy()
    else response.writeHead(502).end()
  })
  // What a page says as it is left arrives, whether or not it waits for the answer.
  pipeline(request, passed, ignoreCut)
}

/** Each connection is its own; what was said about one is not said about the other. */
function withoutHop({
  connection: _connection,
  'keep-alive': _keepAlive,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers
}

/** Both sides are closed by then. */
const ignoreCut = () => {}
