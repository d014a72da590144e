import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import type { DevState } from '#config-schema/dev'
import { devEventsPath, devPath } from '#config-schema/dev'
import { answersTo } from '#contracts/host-names'
import { Problem } from '#problems'
import { devDir } from './dev-dir.ts'
import { waitingPage } from './waiting-page.ts'

/** The one port of `stateroom dev`: it stays while the servers behind it come and go. */
export interface Front {
  port: number
  /** Requests go there from now on; null: there is nobody to answer them. */
  passTo: (port: number | null) => void
  /** The next server starts, and may change the tables under the one that answers; or it's over. */
  replace: (isReplacing: boolean) => void
  /** Tells every open page. */
  tell: (state: DevState) => void
  close: () => Promise<void>
}

interface Options {
  port: number
  hostname: string
  /** Other names that people use. */
  hosts: readonly string[]
  /** Said while nobody answers. */
  waiting: string
  /** Said to whoever asks by a name that isn't known. */
  refusal: (host: string) => string
}

/** @throws {Problem} `port.taken`, `port.forbidden` */
export async function openFront({
  hostname,
  hosts,
  port,
  refusal,
  waiting,
}: Options): Promise<Front> {
  const pages = new Set<ServerResponse>()
  let behind: number | null = null
  let isReplacing = false
  let state: DevState = { server: null, components: '', mistake: null }

  const isOwn = answersTo([hostname, ...hosts])
  const server = createServer((request, answer) => {
    const name = nameIn(request)
    if (!isOwn(name)) return sendText(421, refusal(name), answer)
    const [path] = (request.url ?? '').split('?')
    if (path === devEventsPath) return follow(answer)
    if (path?.startsWith(`${devPath}/`)) return sendScript(basename(path), answer)
    if (behind === null) return sendWaiting(request, answer)
    const port = behind
    pass(request, answer, {
      port,
      isFinal: (status) => status < 500 || (!isReplacing && behind === port),
      giveUp: () => sendWaiting(request, answer),
    })
  })
  server.requestTimeout = 0
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(portProblem(port, cause)))
    server.listen(port, hostname, resolve)
  })

  return {
    port: (server.address() as AddressInfo).port,
    passTo: (next) => {
      behind = next
    },
    replace: (next) => {
      isReplacing = next
    },
    tell: (next) => {
      state = next
      for (const page of pages) send(page)
    },
    close: async () => {
      for (const page of pages) page.end()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }

  function follow(answer: ServerResponse) {
    answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    pages.add(answer)
    answer.once('close', () => pages.delete(answer))
    send(answer)
  }

  function send(page: ServerResponse) {
    page.write(`data: ${JSON.stringify(state)}\n\n`)
  }

  function sendWaiting({ headers }: IncomingMessage, answer: ServerResponse) {
    const isPage = headers.accept?.includes('text/html')
    answer.writeHead(503, {
      'content-type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
      'retry-after': '1',
    })
    answer.end(isPage ? waitingPage(waiting) : `${waiting}\n`)
  }
}

function sendText(status: number, text: string, answer: ServerResponse): void {
  answer.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  })
  answer.end(`${text}\n`)
}

/** The name that the server was asked by. */
function nameIn({ headers: { host = 'localhost' } }: IncomingMessage): string {
  const address = `http://${host}`
  return URL.canParse(address) ? new URL(address).hostname : host
}

function sendScript(name: string, answer: ServerResponse): void {
  const file = join(devDir, name)
  const isThere = name.endsWith('.js') && existsSync(file)
  answer.writeHead(isThere ? 200 : 404, {
    'content-type': 'text/javascript',
    'cache-control': 'no-store',
  })
  answer.end(isThere ? readFileSync(file) : '')
}

interface Passing {
  port: number
  /** Whether an answer of this status is one: a server that is being replaced fails for that reason. */
  isFinal: (status: number) => boolean
  /** Says to try again. */
  giveUp: () => void
}

/** Hands a request on as it comes, and its answer. */
function pass(
  request: IncomingMessage,
  answer: ServerResponse,
  { port, isFinal, giveUp }: Passing,
): void {
  const { headers, method, socket, url } = request
  const passed = ask(
    {
      ...{ hostname: '127.0.0.1', port, method, path: url, agent: false },
      headers: { ...headers, ...forwarded(headers, socket.remoteAddress), connection: 'close' },
    },
    (given) => {
      if (!isFinal(given.statusCode ?? 502)) {
        given.resume()
        return giveUp()
      }
      const { connection: _, 'keep-alive': __, ...others } = given.headers
      answer.writeHead(given.statusCode ?? 502, others)
      // A stream of events has nothing to send for a while.
      answer.flushHeaders()
      given.pipe(answer)
      given.once('error', () => answer.destroy())
    },
  )
  passed.once('error', () => {
    if (answer.headersSent) answer.destroy()
    else answer.writeHead(502).end()
  })
  answer.once('close', () => passed.destroy())
  request.pipe(passed)
}

/** What this proxy heard, after what others say that they heard. */
const forwarded = (headers: IncomingMessage['headers'], from = '') => ({
  'x-forwarded-for': added(headers['x-forwarded-for'], from),
  'x-forwarded-host': added(headers['x-forwarded-host'], headers.host),
})

const added = (list: string | string[] | undefined, own = ''): string =>
  [list, own].filter(Boolean).join(', ')

function portProblem(port: number, cause: unknown): unknown {
  const { code } = cause as NodeJS.ErrnoException
  const details = { port: String(port) }
  if (code === 'EADDRINUSE') return new Problem('port.taken', { details, cause })
  if (code === 'EACCES') return new Problem('port.forbidden', { details, cause })
  return cause
}
