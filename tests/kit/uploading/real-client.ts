import type { Page } from '@playwright/test'
import { build } from 'vite'
import { inProject } from '../../../scripts/kit/root.ts'
import type { Panel } from '../fixtures.ts'

/** Opens a page of the panel's origin that has the published client of uploadthing, and nothing else. */
export async function openRealClient(page: Page, { server }: Panel): Promise<void> {
  const script = await bundled()
  await page.route('**/real-client*', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><title>Client</title><script type="module" src="/real-client.js"></script>',
        }),
  )
  await page.goto(`${server.origin}/real-client`)
  await page.waitForFunction(() => 'uploadWithRealClient' in window)
}

/** As slow as a network is: bytes a second, in both directions. */
export async function slowDown(page: Page, bytesPerSecond: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

async function bundled(): Promise<string> {
  const folder = inProject('tests/kit/uploading')
  const made = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: `${folder}/client.ts`, formats: ['es'] } },
  })
  const outputs = (Array.isArray(made) ? made : [made]).flatMap((one) =>
    'output' in one ? one.output : [],
  )
  return outputs.flatMap((chunk) => ('code' in chunk ? [chunk.code] : [])).join('\n')
}
