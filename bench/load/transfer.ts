import { gzipSync } from 'node:zlib'
import type { BrowserContext, Request } from 'playwright'
import type { ServerProcess } from '../kit/server-process.ts'
import { paintedAt } from './painted-at.ts'
import { installProbe } from './probe.ts'
import type { Screen } from './screens.ts'

export interface Transfer {
  requests: number
  scripts: number
  /** All scripts, each compressed by gzip, whatever the server did. */
  scriptGzipKiB: number
  /** As they came over the wire. */
  scriptKiB: number
  /** Everything that came over the wire. */
  totalKiB: number
}

/** What a first visit brings over the network, of all that was asked for until the screen could be used. */
export async function transfer(
  context: BrowserContext,
  { origin }: ServerProcess,
  screen: Screen,
): Promise<Transfer> {
  const page = await context.newPage()
  const asked: Request[] = []
  const ask = (request: Request) => asked.push(request)
  page.on('request', ask)

  await page.addInitScript(installProbe, screen.selector)
  await page.goto(origin + screen.path)
  await paintedAt(page)
  page.off('request', ask)
  const answers = await Promise.all(
    asked.map(async (request) => (await request.response()) && request),
  )
  const requests = answers.filter((request) => request !== null)

  const scripts = requests.filter((request) => request.resourceType() === 'script')
  const result = {
    requests: requests.length,
    scripts: scripts.length,
    scriptGzipKiB: (await total(scripts, gzippedSize)) / 1024,
    scriptKiB: (await total(scripts, wireSize)) / 1024,
    totalKiB: (await total(requests, wireSize)) / 1024,
  }
  await page.close()
  return result
}

async function total(
  requests: readonly Request[],
  sizeOf: (request: Request) => Promise<number>,
): Promise<number> {
  const sizes = await Promise.all(requests.map(sizeOf))
  return sizes.reduce((sum, size) => sum + size, 0)
}

const wireSize = async (request: Request) => (await request.sizes()).responseBodySize

async function gzippedSize(request: Request): Promise<number> {
  const body = await (await request.response())?.body()
  return body ? gzipSync(body, { level: 9 }).length : 0
}
