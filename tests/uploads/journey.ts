import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Page } from 'playwright'
import { chromium } from 'playwright'
import { freePort } from '../../bench/kit/free-port.ts'
import { inProject } from '../../scripts/kit/root.ts'
import { randomFrom } from '../config-schema/kit/random.ts'
import { launchEnvironment, sharedBrowser } from '../kit/browser.ts'
import { withChoices } from '../kit/choices.ts'
import type { RunningServer } from '../kit/server.ts'
import { startStateroom } from '../kit/server.ts'
import { signIn } from '../kit/sign-in.ts'
import { slowDown } from '../kit/uploading/real-client.ts'
import { person } from '../kit/uploading/site/seed.ts'
import { lineTo } from './line.ts'
import type { BrowserMemory } from './memory.ts'
import { browserMemory, residentMiB } from './memory.ts'
import { hashOf, randomFile } from './random-file.ts'

export interface Journey {
  seed: number
  /** Bytes. */
  size: number
  cuts: number
  say: (line: string) => void
}

export interface Arrival {
  /** What wasn't as it has to be. */
  wrong: string[]
  kinds: Record<Cut, number>
  seconds: number
  /** MiB above what the server had at rest, at most, over all of its lives. */
  serverMiB: number
  /** MiB above what the page had before the file was chosen. */
  page: BrowserMemory
}

const often = ['network', 'reload', 'kill'] as const
/** `stall`: nothing comes through and nobody says so. Once: it takes the patience of both sides. */
export type Cut = (typeof often)[number] | 'stall'

const megabyte = 2 ** 20
/** So slow that each cut comes while it is sent. */
const pace = 16 * megabyte
const patience = { timeout: 120_000 }

/** Sends a file through the panel, cuts it again and again, saves it, and looks at what has arrived. */
export async function travel({ cuts: count, say, seed, size }: Journey): Promise<Arrival> {
  const random = randomFrom(seed)
  const path = join(tmpdir(), `stateroom-journey-${process.pid}.bin`)
  const hash = await randomFile(path, size, seed)
  const port = await freePort()
  const line = await lineTo(port)
  const server = await startStateroom({
    port,
    env: { STATEROOM_URL: line.origin },
    config: inProject('tests/kit/uploading/site/stateroom.config.ts'),
    seed: inProject('tests/kit/uploading/site/seed.ts'),
  })
  const { executablePath, env } = await sharedBrowser()
  const browser = await chromium.launch({ executablePath, env: launchEnvironment(env) })
  try {
    const who = withChoices(await signIn(server, person), server, choices)
    const page = await browser.newPage({ storageState: who, reducedMotion: 'reduce' })
    const devTools = await page.context().newCDPSession(page)
    await page.goto(`${server.url}/collections/files/create`)
    await page.locator('#field-alt').fill('Cut and whole')
    const atRest = residentMiB(server.pid, 'VmRSS')
    const before = await browserMemory(browser, devTools, 'VmRSS')
    let serverMiB = 0
    let heap = before.heap
    const lookAtServer = () => {
      serverMiB = Math.max(serverMiB, residentMiB(server.pid, 'VmHWM') - atRest)
    }

    const begun = performance.now()
    await slowDown(page, pace)
    await page.locator('#field-file').setInputFiles(path)
    const kinds: Record<Cut, number> = { network: 0, reload: 0, kill: 0, stall: 0 }
    const stalled = Math.floor(random() * count)
    for (let index = 0; index < count; index += 1) {
      // Anywhere in its own part of the file, so that something is left to send after the last one.
      const point = ((index + random()) / (count + 1)) * size
      const drawn = often[Math.floor(random() * often.length)]!
      const kind: Cut = index === stalled ? 'stall' : drawn
      const at = await sentBeyond(page, point)
      say(`${index + 1}/${count}  ${kind.padEnd(7)} at ${(at / megabyte).toFixed(1)} MB`)
      kinds[kind] += 1
      heap = Math.max(heap, (await browserMemory(browser, devTools, 'VmRSS')).heap)
      lookAtServer()
      if (kind === 'reload') await page.reload()
      if (kind === 'network' || kind === 'stall') {
        if (kind === 'stall') line.stall()
        else line.cut()
        await lineIn(page, 'retrying').waitFor(patience)
        line.mend()
      }
      if (kind === 'kill') {
        await server.kill()
        await lineIn(page, 'retrying').waitFor(patience)
        await server.restart()
      }
    }
    await lineIn(page, 'done').waitFor(patience)
    lookAtServer()
    const seconds = (performance.now() - begun) / 1000
    await page.locator('#action-save').click()
    await page.waitForURL(/\/collections\/files\/\d+/, patience)
    const most = await browserMemory(browser, devTools, 'VmHWM')
    const wrong = await wrongIn(server, page, { hash, size })
    lookAtServer()
    return {
      ...{ wrong, kinds, seconds, serverMiB },
      page: {
        renderer: most.renderer - before.renderer,
        browser: most.browser - before.browser,
        heap: Math.max(heap, most.heap) - before.heap,
      },
    }
  } finally {
    await browser.close()
    line.close()
    await server.discard()
    rmSync(path, { force: true })
  }
}

const choices = { theme: 'light', language: 'en' } as const

const lineIn = (page: Page, state: string) =>
  page.locator('[data-uploads]').locator(`[data-upload="${state}"]`)

/** Waits until so many bytes are on their way; answers how many are. */
async function sentBeyond(page: Page, bytes: number): Promise<number> {
  const line = lineIn(page, 'transferring')
  await line.waitFor(patience)
  const sent = await page.waitForFunction(
    (wanted) => {
      const bar = document.querySelector('[data-upload="transferring"] progress')
      const value = Number(bar?.getAttribute('value') ?? 0)
      return value > wanted ? value : null
    },
    bytes,
    patience,
  )
  return Number(await sent.jsonValue())
}

/** The document is an ordinary one, its file is the one that was sent, and nothing else is left. */
async function wrongIn(
  { api, dataDir, origin }: RunningServer,
  page: Page,
  sent: { hash: string; size: number },
): Promise<string[]> {
  const id = /files\/(\d+)/.exec(page.url())?.[1]
  const cookies = await page.context().cookies()
  const cookie = cookies.map((one) => `${one.name}=${one.value}`).join('; ')
  const ask = (path: string) =>
    fetch(new URL(path, origin), { headers: { cookie, 'sec-fetch-site': 'same-origin' } })
  const doc = await (await ask(`${api}/files/${id}`)).json()
  const answer = await ask(doc.url)
  const arrived = await hashOf(Readable.fromWeb(answer.body as ReadableStream))
  const left = ['uploads', 'uploading']
    .flatMap((folder) => readdirSync(join(dataDir, folder)))
    .filter((one) => !one.endsWith('.json'))
  return [
    ...(arrived === sent.hash ? [] : [`The file has the SHA-256 ${arrived}, not ${sent.hash}.`]),
    ...(doc.filesize === sent.size ? [] : [`The document says ${doc.filesize} bytes.`]),
    ...(doc.filename.startsWith('stateroom-journey') ? [] : [`It is called ${doc.filename}.`]),
    ...(doc.alt === 'Cut and whole' ? [] : [`What was typed is “${doc.alt}”.`]),
    ...left.map((one) => `The server still has ${one}.`),
  ]
}
