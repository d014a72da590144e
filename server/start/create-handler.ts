import type { Payload } from 'payload'
import { Problem } from '#problems'
import type { Handler } from '../host/handler.ts'
import { starting } from '../host/health.ts'
import { asSeenByProxy } from '../host/trusted-proxies.ts'
import { problemResponse } from '../kit/problem-response.ts'
import type { ServerOptions } from '../site/options.ts'
import { startWith } from './start-server.ts'

/** `port` is the one that your host listens on. */
export type HandlerOptions = Omit<ServerOptions, 'hostname' | 'hosts' | 'prepare'>

export interface RequestHandler {
  /**
   * Answers a request of the panel or of the API, whose addresses are `routes` in the config.
   * `ip`: of the visitor, whom the limits apply to; without it they apply to all together.
   */
  fetch: (request: Request, visitor?: { ip?: string }) => Promise<Response>
  /** Where people find the panel. */
  url: string
  payload: Payload
  /** What the first user is made with; null once there are users. */
  setupToken: string | null
  close: () => Promise<void>
}

/** The server without a port of its own, for any host that speaks `fetch`. */
export async function createHandler(options: HandlerOptions): Promise<RequestHandler> {
  let handler: Handler = starting
  const listener = {
    port: options.port,
    answerWith: (next: Handler) => {
      handler = next
    },
    close: async () => {},
  }
  const { close, payload, setupToken, url } = await startWith(
    { ...options, hosts: null },
    async () => listener,
  )

  return {
    fetch: async (request, { ip } = {}) => {
      if (ip !== undefined) Object.defineProperty(request, 'ip', { value: ip, configurable: true })
      try {
        return await handler(asSeenByProxy(request, options.trustProxy ?? 0))
      } catch (thrown) {
        options.log?.(String(thrown))
        return problemResponse(new Problem('unexpected'))
      }
    },
    url,
    payload,
    setupToken,
    close,
  }
}
