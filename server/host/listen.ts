import type { IncomingMessage, Server as NodeServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from 'srvx/node'
import { Problem } from '#problems'
import { problemResponse } from '../kit/problem-response.ts'
import type { Handler } from './handler.ts'
import type { ProxyTrust } from './trusted-proxies.ts'
import { asSeenByProxy } from './trusted-proxies.ts'

export interface ListenOptions {
  port: number
  hostname: string
  /** Bytes that no body may exceed. */
  largestBody: number
  trustProxy: ProxyTrust
  /** Whether a request takes as long as its bytes come. */
  isUnhurried: (request: Pick<IncomingMessage, 'method' | 'url'>) => boolean
  onError: (thrown: unknown) => void
}

export interface Listener {
  port: number
  /** From now on requests go to this handler. */
  answerWith: (handler: Handler) => void
  /** Takes no new connection, and waits for every request that was accepted. */
  close: () => Promise<void>
}

/** ms; longer than proxies keep a connection, or one would ask on a connection that is just closed. */
const keepAliveTimeout = 65_000
/** ms in which any other request has arrived, or a few slow ones could keep every connection. */
const arrivalTimeout = 300_000

/** Opens the port, so that a port that cannot be had is known before any work is done. */
export async function listen(options: ListenOptions, first: Handler): Promise<Listener> {
  let handler = first
  let isClosing = false

  const server = serve({
    port: options.port,
    hostname: options.hostname,
    silent: true,
    gracefulShutdown: false,
    node: { keepAliveTimeout, requestTimeout: 0 },
    maxRequestBodySize: options.largestBody,
    fetch: async (request) => {
      const answer = await handler(asSeenByProxy(request, options.trustProxy))
      if (isClosing) answer.headers.set('connection', 'close')
      return answer
    },
    error: (thrown) => {
      options.onError(thrown)
      return problemResponse(new Problem('unexpected'))
    },
  })
  await server.ready().catch((cause) => {
    throw portProblem(options.port, cause)
  })
  const node = server.node?.server as NodeServer
  let answering = 0
  node.on('request', (request, answer) => {
    if (!options.isUnhurried(request)) endLate(request)
    answering += 1
    answer.once('close', () => {
      answering -= 1
    })
  })

  return {
    port: (node.address() as AddressInfo).port,
    answerWith: (next) => {
      handler = next
    },
    close: async () => {
      isClosing = true
      const closed = server.close()
      // A connection that was answering when the port closed stays open for the browser's next request.
      const sweep = setInterval(() => {
        if (answering === 0) node.closeAllConnections()
      }, 50)
      await closed.finally(() => clearInterval(sweep))
    },
  }
}

function endLate(request: IncomingMessage): void {
  const late = setTimeout(() => {
    // An answer may take longer, as a stream of events does.
    if (!request.complete) request.destroy()
  }, arrivalTimeout)
  late.unref()
  request.once('close', () => clearTimeout(late))
}

function portProblem(port: number, cause: unknown): unknown {
  const { code } = cause as NodeJS.ErrnoException
  const details = { port: String(port) }
  if (code === 'EADDRINUSE') return new Problem('port.taken', { details, cause })
  if (code === 'EACCES') return new Problem('port.forbidden', { details, cause })
  return cause
}
