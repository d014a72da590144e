import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventsPath } from '#contracts/events'
import { inProject } from '../../scripts/kit/root.ts'
import type { ServerProcess } from '../kit/server-process.ts'
import { startBuiltSite } from '../kit/start-built-site.ts'
import { temporaryFolder } from '../kit/temporary-folder.ts'
import { people } from './live-site/people.ts'

/** Our built server with people who are signed in. */
export interface LiveServer {
  server: ServerProcess
  cookies: readonly string[]
  /** The page that everybody looks at. */
  page: { collectionSlug: string; id: string | number }
  send: (cookie: string, method: string, path: string, body: object) => Promise<Response>
  /** Bytes that the server holds, without garbage. */
  heldBytes: () => Promise<number>
}

export async function startLiveServer(): Promise<LiveServer> {
  const memoryFile = join(temporaryFolder('memory'), 'bytes')
  const server = await startBuiltSite({
    site: 'bench/together/live-site',
    nodeFlags: ['--expose-gc', '--import', inProject('bench/together/memory-on-signal.mjs')],
    env: { BENCH_MEMORY_FILE: memoryFile },
  })
  const { origin } = server
  const send: LiveServer['send'] = (cookie, method, path, body) =>
    fetch(`${origin}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie, origin },
      body: JSON.stringify(body),
    })
  const cookies: string[] = []
  for (const person of people) {
    const answer = await send('', 'POST', '/users/login', person)
    cookies.push(answer.headers.getSetCookie()[0]?.split(';')[0] ?? '')
  }
  const headers = { cookie: cookies[0]!, origin }
  const pages = await fetch(`${origin}/api/pages?draft=true`, { headers })
  const { id } = (await pages.json()).docs[0]
  const heldBytes = async () => {
    rmSync(memoryFile, { force: true })
    process.kill(server.pid, 'SIGUSR2')
    for (;;) {
      await sleep(100)
      if (existsSync(memoryFile)) return Number(readFileSync(memoryFile, 'utf8'))
    }
  }
  return { server, cookies, page: { collectionSlug: 'pages', id }, send, heldBytes }
}

/** Listens as browsers do; each shows the page. `onSaved` hears of every event that tells a save. */
export async function listenAll(
  { cookies, page, send, server }: LiveServer,
  count: number,
  onSaved: (at: number) => void,
): Promise<() => void> {
  const abort = new AbortController()
  const listen = async (index: number) => {
    const cookie = cookies[index % cookies.length]!
    const stream = crypto.randomUUID()
    const answer = await fetch(`${server.origin}/api${eventsPath}?stream=${stream}`, {
      headers: { cookie, origin: server.origin },
      signal: abort.signal,
    })
    void readSaves(answer, onSaved).catch(() => {})
    const documents = [{ ...page, activity: 'viewing' }]
    await send(cookie, 'POST', eventsPath, { stream, documents, collections: [] })
  }
  for (let index = 0; index < count; index++) await listen(index)
  return () => abort.abort()
}

async function readSaves({ body }: Response, onSaved: (at: number) => void): Promise<void> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of body ?? []) {
    const at = performance.now()
    const blocks = (text + decoder.decode(part, { stream: true })).split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) if (block.includes('"type":"saved"')) onSaved(at)
  }
}
