import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Payload } from 'payload'
import type { StateroomConfig } from '#config-schema/config'
import type { ScriptsAhead } from '#contracts/page'
import type { RunningServer, ServerOptions } from '#server'
import { startServer } from '#server'
import { logToStderr } from './log-to-stderr.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Somebody who can sign in. */
export interface Person {
  email: string
  password: string
}

export const admin: Person = { email: 'ada@site.example', password: 'a-long-password' }

/** A real server on a free port, with what a test asks of it. */
export interface TestServer extends RunningServer {
  origin: string
  dataDir: string
  /** Asks as a browser on the same site does, unless the headers say otherwise. */
  ask: (path: string, init?: RequestInit) => Promise<Response>
  /** The same with a JSON body. */
  send: (method: string, path: string, body: unknown, headers?: HeadersInit) => Promise<Response>
  /** Signs in and answers the cookie header. */
  signIn: (person?: Person) => Promise<string>
}

interface ServeOptions extends Partial<Omit<ServerOptions, 'config' | 'seed'>> {
  /** Without a first user. */
  isEmpty?: boolean
}

/** Starts a server with data of its own; with a first user unless told otherwise. */
export async function serve(
  config: StateroomConfig,
  options: ServeOptions = {},
): Promise<TestServer> {
  const { isEmpty = false, ...given } = options
  const dataDir = given.dataDir ?? temporaryFolder('server')
  const running = await startServer({
    config,
    port: 0,
    dataDir,
    databaseUrl: null,
    publicUrl: null,
    adminDir: fakeAdmin(),
    ...given,
    seed: isEmpty ? async () => {} : makeFirstUser,
  })
  logToStderr(running.payload)
  const origin = `http://localhost:${running.port}`
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${running.port}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { origin, ...Object.fromEntries(new Headers(init.headers)) },
    })
  const send = (method: string, path: string, body: unknown, headers: HeadersInit = {}) =>
    ask(path, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...Object.fromEntries(new Headers(headers)) },
    })

  return {
    ...running,
    origin,
    dataDir,
    ask,
    send,
    signIn: async (person = admin) => {
      const answer = await send('POST', '/api/users/login', person)
      if (answer.status !== 200) throw new Error(`${person.email} cannot sign in.`)
      return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    },
  }
}

const makeFirstUser = (payload: Payload) =>
  payload.create({ collection: 'users', data: { ...admin, role: 'admin' } })

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <link rel="icon" href="./favicon.svg">
    <script type="module" src="./assets/app.js"></script>
    <link rel="modulepreload" crossorigin href="./assets/panel.js">
  </head>
  <body><div id="root"></div></body>
</html>`

const scriptsAhead: ScriptsAhead = {
  entry: 'assets/app.js',
  screens: {
    account: ['assets/inside.js', 'assets/account.js'],
    dashboard: ['assets/inside.js', 'assets/dashboard.js'],
    document: ['assets/inside.js', 'assets/document.js'],
    list: ['assets/inside.js', 'assets/list.js'],
  },
  texts: { en: ['assets/en.js'], de: ['assets/de.js'] },
  recordTexts: { en: ['assets/records-en.js'], de: ['assets/records-de.js'] },
}

export const script = `console.log('the panel')\n`.repeat(50)

/** A folder that looks like the built panel; one for all tests of a file. */
function fakeAdmin(): string {
  if (existsSync(adminDir)) return adminDir
  adminDir = temporaryFolder('admin')
  mkdirSync(join(adminDir, 'assets'))
  writeFileSync(join(adminDir, 'index.html'), page)
  writeFileSync(join(adminDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(adminDir, 'scripts-ahead.json'), JSON.stringify(scriptsAhead))
  writeFileSync(join(adminDir, 'assets/app.js'), script)
  writeFileSync(join(adminDir, 'assets/app.js.br'), brotliCompressSync(script))
  return adminDir
}

let adminDir = ''
