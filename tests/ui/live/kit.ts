import { vi } from 'vitest'
import type { LiveEvent } from '#contracts/events'
import type { Heard, LiveLine } from '../../../ui/client/live/live.ts'
import { openLine } from '../../../ui/client/live/open-line.ts'
import type { LiveStream, StreamPlace } from '../../../ui/client/live/stream.ts'

/** A server to which browsers connect; how it answers is the test's. */
export interface FakeServer {
  stream: LiveStream
  /** Where each connection began, in their order. */
  connections: StreamPlace[]
  /** What was asked to be told, in that order. */
  said: unknown[]
  open(): number
  tell(event: LiveEvent, id?: string): void
  cut(): void
}

export function fakeServer(): FakeServer {
  const listening = new Set<{ tell: Parameters<LiveStream['listen']>[0]; end: () => void }>()
  const server: FakeServer = {
    connections: [],
    said: [],
    stream: {
      async connect(place) {
        server.connections.push(place)
      },
      listen: (tell, signal) =>
        new Promise((end) => {
          const one = { tell, end }
          listening.add(one)
          const stop = () => {
            listening.delete(one)
            end()
          }
          one.end = stop
          signal.addEventListener('abort', stop)
        }),
    },
    open: () => listening.size,
    tell: (event, id) => {
      for (const one of listening) one.tell(event, id ?? null)
    },
    cut: () => {
      for (const one of [...listening]) one.end()
    },
  }
  return server
}

/** A tab of one browser; its locks go when it is closed, as a browser lets them go. */
export interface Tab {
  line: LiveLine
  heard: Heard[]
  leave(): void
}

export function openTab(server: FakeServer, name: string): Tab {
  const heard: Heard[] = []
  const session = new Map<string, () => void>()
  const line = openLine({
    name: () => name,
    http: (async (_path, request) => {
      server.said.push(request?.body)
    }) as Parameters<typeof openLine>[0]['http'],
    // All that is asked of the session is when it ends.
    session: {
      on: (type: string, listener: () => void) => session.set(type, listener),
    } as never,
    stream: server.stream,
    hear: (one) => heard.push(one),
  })
  return { line, heard, leave: () => session.get('left')?.() }
}

/** What Node has not: a window, and locks as browsers have them. */
export function standInForBrowser(): void {
  const queues = new Map<string, (() => Promise<unknown>)[]>()
  const turn = async (name: string) => {
    const queue = queues.get(name) ?? []
    await queue[0]?.()
    queue.shift()
    if (queue.length > 0) void turn(name)
  }
  const locks = {
    request: (name: string, { signal }: { signal: AbortSignal }, use: () => unknown) =>
      new Promise((resolve, reject) => {
        const queue = queues.get(name) ?? []
        queues.set(name, queue)
        const wait = async () => {
          if (!signal.aborted) resolve(await use())
        }
        signal.addEventListener('abort', () => {
          if (queue[0] !== wait && queue.includes(wait)) queue.splice(queue.indexOf(wait), 1)
          reject(new Error('Aborted.'))
        })
        queue.push(wait)
        if (queue.length === 1) void turn(name)
      }),
  }
  vi.stubGlobal('navigator', { locks })
  vi.stubGlobal('window', new EventTarget())
}
