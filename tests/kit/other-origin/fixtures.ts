import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from 'vite'
import { inProject } from '../../../scripts/kit/root.ts'
import { test as base } from '../fixtures.ts'
import { startSite } from '../sites/hosts.ts'

const folder = inProject('tests/kit/other-origin')

interface App {
  origin: string
}

declare global {
  interface Window {
    useSdk(api: string, person: { email: string; password: string }): Promise<unknown>
    sendTooMuch(api: string): Promise<unknown>
  }
}

/** A server of content, and an app that is on another origin: one that it knows, and one that it doesn't. */
export const test = base.extend<object, { app: App; stranger: App }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from here.
  app: [({}, use) => serveApp(use), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from here.
  stranger: [({}, use) => serveApp(use), { scope: 'worker' }],
  server: [
    async ({ app, sites }, use) => {
      const start = () =>
        startSite({
          config: `${folder}/stateroom.config.ts`,
          seed: `${folder}/seed.ts`,
          env: { APP: app.origin },
        })
      await use(await sites.get('tests/kit/other-origin', start))
    },
    { scope: 'test', timeout: 120_000 },
  ],
})

async function serveApp(use: (app: App) => Promise<void>): Promise<void> {
  const script = await bundled()
  const server = createServer(({ url }, response) => {
    const isScript = url === '/app.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(
      isScript
        ? script
        : '<!doctype html><title>App</title><script type="module" src="/app.js"></script>',
    )
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  await use({ origin: `http://localhost:${(server.address() as AddressInfo).port}` })
  server.closeAllConnections()
  server.close()
}

async function bundled(): Promise<string> {
  const made = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { write: false, lib: { entry: `${folder}/app.js`, formats: ['es'] } },
  })
  const outputs = (Array.isArray(made) ? made : [made]).flatMap((one) =>
    'output' in one ? one.output : [],
  )
  return outputs.flatMap((chunk) => ('code' in chunk ? [chunk.code] : [])).join('\n')
}
