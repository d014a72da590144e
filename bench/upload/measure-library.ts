import type { Page } from 'playwright'
import { picturesVariable } from '../../tests/kit/uploading/site/seed.ts'
import { watchNetwork } from '../kit/network-rest.ts'
import type { PageMemory } from '../kit/page-memory.ts'
import { memoryOf } from '../kit/page-memory.ts'
import { watchOthers } from '../kit/processes.ts'
import { quantile } from '../kit/quantile.ts'
import { startBuiltSite } from '../kit/start-built-site.ts'
import { withNewProfile } from '../load/browser.ts'
import { signIn } from '../load/contender.ts'
import { installLibraryProbe } from './library-probe.ts'

/** The middle, the value below which 95 % are, and the largest. */
type Spread = [p50: number, p95: number, most: number]

export interface LibraryFound {
  pictures: number
  pages: number
  /** From the press to the frame with every picture of the window. */
  pageMs: Spread
  frameMs: Spread
  longTasks: Spread
  requests: Spread
  kilobytes: Spread
  othersPercent: number
  before: PageMemory
  after: PageMemory
}

const perPage = 100
const next = 'main footer nav ol > li:last-child a'
const first = 'main footer nav ol > li:nth-child(2) a'
const warmUps = 5

/** Turns the pages of a library and scrolls through each of them. */
export async function measureLibrary(pictures: number, pages: number): Promise<LibraryFound> {
  const server = await startBuiltSite({
    site: 'tests/kit/uploading/site',
    env: { [picturesVariable]: String(pictures) },
  })
  try {
    return await withNewProfile(async (context) => {
      await signIn(context, server)
      const page = await context.newPage()
      await page.addInitScript(installLibraryProbe)
      const network = watchNetwork(page)
      const cdp = await context.newCDPSession(page)
      await cdp.send('Network.enable')
      let [requests, bytes] = [0, 0]
      cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
        requests += 1
        bytes += encodedDataLength
      })
      const found = {
        pageMs: [] as number[],
        frameMs: [] as number[],
        longTasks: [] as number[],
        requests: [] as number[],
        kilobytes: [] as number[],
      }
      const turn = async () => {
        ;[requests, bytes] = [0, 0]
        await page.evaluate(() => {
          window.library.taken()
          window.library.begin()
        })
        await page.locator((await page.locator(next).count()) ? next : first).click()
        const took = await page.waitForFunction(() => window.library.tookMs())
        await scrollThrough(page)
        const { frames, longTasks } = await page.evaluate(() => window.library.taken())
        await network.rest()
        return { frames, longTasks, took: Number(await took.jsonValue()) }
      }
      await page.goto(`${server.origin}/admin/collections/pictures?limit=${perPage}&sort=filename`)
      await page.locator(next).waitFor()
      // What is loaded and kept once is no leak.
      for (let warmUp = 0; warmUp < warmUps; warmUp += 1) await turn()
      const before = await memoryOf(cdp)
      const others = watchOthers()
      for (let index = 0; index < pages; index += 1) {
        const { frames, longTasks, took } = await turn()
        found.pageMs.push(took)
        found.frameMs.push(...frames)
        found.longTasks.push(longTasks)
        found.requests.push(requests)
        found.kilobytes.push(bytes / 1000)
      }
      const othersPercent = others()
      const spreads = Object.entries(found).map(([name, all]) => [name, spreadOf(all)])
      const measured = { pictures, pages, othersPercent, ...Object.fromEntries(spreads) }
      return { ...measured, before, after: await memoryOf(cdp) }
    })
  } finally {
    await server.stop()
  }
}

/** As a wheel does it: a bit in each frame, from the top to the end. */
const scrollThrough = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const root = document.scrollingElement!
        const step = () => {
          const before = root.scrollTop
          root.scrollTop += 120
          if (root.scrollTop === before) resolve()
          else requestAnimationFrame(step)
        }
        step()
      }),
  )

const spreadOf = (all: readonly number[]): Spread => [
  quantile(all, 0.5),
  quantile(all, 0.95),
  Math.max(...all),
]
