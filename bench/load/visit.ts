import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright'
import type { ServerProcess } from '../kit/server-process.ts'
import { paintedAt } from './painted-at.ts'
import { installProbe } from './probe.ts'
import type { Screen } from './screens.ts'

export interface Visit {
  /** First byte of the page. */
  responseMs: number
  paintMs: number
  /** The screen's element is visible and live. */
  readyMs: number
  /** For a form: a key has enabled the publish button. */
  usableMs: number
  /** CPU time of the page's main thread until then. */
  pageCpuMs: number
  serverCpuMs: number
}

const patience = 120_000

/** ms; a browser keeps what it compiled of a page some time after it was opened. */
const stay = 1_000

/** Opens a screen in a new page and measures until it can be used. */
export async function visit(
  context: BrowserContext,
  server: ServerProcess,
  screen: Screen,
): Promise<Visit> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const serverCpuMs = server.cpuMs

  await page.addInitScript(installProbe, screen.selector)
  await page.goto(server.origin + screen.path, { waitUntil: 'commit' })
  const readyMs = await paintedAt(page)
  const usableMs = screen.isForm ? await pressUntilPublishable(page, screen.selector) : readyMs

  const { metrics } = await cdp.send('Performance.getMetrics')
  const taskSeconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  const measured = {
    ...(await milestones(page)),
    readyMs,
    usableMs,
    pageCpuMs: taskSeconds * 1000,
    serverCpuMs: server.cpuMs - serverCpuMs,
  }
  // Otherwise it comes back in the next visit.
  if (screen.isForm) await page.keyboard.press('ControlOrMeta+z')
  await sleep(stay)
  await page.close()
  return measured
}

async function pressUntilPublishable(page: Page, field: string): Promise<number> {
  if (await page.evaluate(() => window.probe.waitFor('#action-save'))) {
    throw new Error(`${page.url()} offers to publish unasked.`)
  }

  const deadline = performance.now() + patience
  while (performance.now() < deadline) {
    await page
      .locator(field)
      .first()
      .evaluate((element: HTMLElement) => element.focus())
    await page.keyboard.press('x')
    await sleep(50)
    const ms = await now(page)
    if (ms !== null) return ms
  }
  throw new Error(`${page.url()} takes no key.`)
}

const now = (page: Page) => page.evaluate(() => window.probe.paintedAt())

const milestones = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const paint = performance.getEntriesByName('first-contentful-paint')[0]
    return {
      responseMs: (navigation as PerformanceNavigationTiming).responseStart,
      paintMs: paint?.startTime ?? Number.NaN,
    }
  })
